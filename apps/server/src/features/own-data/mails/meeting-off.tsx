import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

/** Mail to the company when the candidate of an upcoming meeting was erased. It must not name the candidate. */
export function meetingOffMail(config: Config, mail: { job: string; date: Date }) {
  const { job, date } = plainNames(mail);
  return renderMail({
    config,
    subject: `Un entretien pour ${job} n’aura pas lieu`,
    preview: 'La personne invitée a fait effacer ses données.',
    title: 'Un entretien n’aura pas lieu',
    because: `Vous recevez ce message parce que vous recrutez pour ${job}.`,
    children: (
      <>
        <Paragraph>
          L’entretien prévu le <b>{mailDate(date)}</b> (heure de Tunis) pour le poste {job} est annulé{'\u00a0'}: la
          personne invitée a demandé l’effacement de ses données, comme la loi le permet.
        </Paragraph>
        <Paragraph>Pensez à l’ôter de votre agenda. Plus rien n’est gardé de cette candidature.</Paragraph>
      </>
    ),
  });
}
