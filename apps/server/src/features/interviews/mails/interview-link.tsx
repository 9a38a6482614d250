import { interviewNotice } from '@kafaa/domain/jobs/texts';
import type { Config } from '#/config';
import { mailDate, MailLink, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface LinkMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly token: string;
  readonly expiresAt: Date;
  readonly ownData: string;
  readonly questionCount: number;
  readonly corrected?: boolean | undefined;
  /** Whether the company has reopened the interview; the contents of a completed one were deleted. */
  readonly reopened?: boolean | undefined;
}

export function interviewLinkMail(config: Config, mail: LinkMail) {
  const { firstName, job, company, token, expiresAt, ownData, questionCount, corrected, reopened } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: `Votre entretien pour ${job} chez ${company}`,
    preview: `Votre lien personnel. ${interviewNotice(questionCount)}`,
    title: reopened
      ? `Bonjour ${firstName}, votre entretien est rouvert`
      : `Bonjour ${firstName}, votre entretien vous attend`,
    action: { label: 'Commencer mon entretien', href: `${config.publicUrl}/Interview/${token}` },
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}. Ce n’était pas vous\u202f? Ignorez ce message, rien ne sera envoyé. Une candidature est gardée ${config.retentionMonths} mois au plus, puis effacée.`,
    children: (
      <>
        {reopened && (
          <Paragraph>
            {company} vous permet de passer cet entretien à nouveau. Les réponses d’un entretien déjà terminé, le CV et
            l’évaluation ont été effacés. Vos liens d’avant ne s’ouvrent plus.
          </Paragraph>
        )}
        <Paragraph>
          {company} vous propose un premier échange par écrit pour le poste {job}. Répondez avec vos mots, sur téléphone
          ou ordinateur, sans chronomètre. Puis joignez votre CV, même en photo. Sans CV, cinq réponses courtes
          suffisent.
        </Paragraph>
        <Paragraph>
          <b>{interviewNotice(questionCount)}</b> L’IA propose aussi une évaluation de vos réponses, avec ses raisons
          {'\u00a0'}: <MailLink href={`${config.publicUrl}/Methode`}>comment elle évalue</MailLink>.
        </Paragraph>
        <Paragraph>
          Vous pouvez vous arrêter et reprendre avec ce même lien{'\u00a0'}: vos réponses sont gardées. Ce lien est
          personnel. Il fonctionne jusqu’au <b>{mailDate(expiresAt)}</b> (heure de Tunis).
        </Paragraph>
      </>
    ),
  });
}
