import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface CvReminderMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly token: string;
  readonly expiresAt: Date;
  readonly ownData: string;
}

/** Mail to a candidate who has answered every question but has not sent a CV. */
export function cvReminderMail(config: Config, mail: CvReminderMail) {
  const { firstName, job, company, token, expiresAt, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Il ne manque que votre CV pour ${job}`,
    preview: 'Une photo suffit. Votre candidature n’est pas encore envoyée.',
    title: `${firstName}, il ne manque que votre CV`,
    action: { label: 'Ajouter mon CV', href: `${config.publicUrl}/Interview/${token}` },
    because: `Vous recevez ce rappel, le seul, parce que vous avez postulé chez ${company}. Ce lien est personnel\u00a0: ne le partagez pas.`,
    children: (
      <>
        <Paragraph>
          Vous avez répondu à toutes les questions pour le poste {job} chez {company}. Vos réponses sont gardées, mais
          rien n’est encore envoyé.
        </Paragraph>
        <Paragraph>
          Une photo de votre CV suffit. Sans CV, cinq réponses courtes le remplacent. Votre lien est valable jusqu’au{' '}
          <b>{mailDate(expiresAt)}</b> (heure de Tunis).
        </Paragraph>
      </>
    ),
  });
}
