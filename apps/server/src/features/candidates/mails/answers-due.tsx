import { dayText } from '@kafaa/domain/jobs/promise-texts';
import type { Config } from '#/config';
import { MailLink, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

export interface DueAnswer {
  readonly candidate: string;
  readonly candidateId: string;
  readonly job: string;
  readonly jobId: string;
  /** Day in Tunis before which the answer was promised. */
  readonly by: string;
  /** Whether the promised day has come without an answer. */
  readonly broken: boolean;
}

/** Maximum number of candidates that the mail names; it only counts the others. */
const MAX_NAMED = 30;

/** Mail to a person of the company that lists the candidates who wait for a promised answer. */
export function answersDueMail(config: Config, { answers }: { answers: readonly DueAnswer[] }) {
  const late = answers.filter(({ broken }) => broken).length;
  const count = `${answers.length} réponse${answers.length > 1 ? 's promises' : ' promise'}`;
  const named = answers.slice(0, MAX_NAMED).map((answer) => plainNames(answer));
  const rest = answers.length - named.length;
  return renderMail({
    config,
    subject: late > 0 ? `${count}, dont ${late} en retard` : `${count}, bientôt dues`,
    preview: 'Un oui ou un non suffit, depuis la fiche de chaque personne.',
    title: 'Ces personnes attendent votre réponse',
    because: 'Vous recevez ce message parce qu’une offre où vous recrutez promet une réponse.',
    action: { label: 'Voir les candidats', href: `${config.publicUrl}/Dashboard?vue=a-traiter` },
    children: (
      <>
        {named.map(({ candidate, candidateId, job, jobId, by, broken }) => (
          <Paragraph key={candidateId}>
            <MailLink href={`${config.publicUrl}/Dashboard?job=${jobId}&candidate=${candidateId}`}>
              {candidate}
            </MailLink>
            , pour {job}
            {'\u00a0'}:{' '}
            {broken
              ? `la réponse était promise avant le ${dayText(by)}, la personne en est informée.`
              : `réponse promise avant le ${dayText(by)}.`}
          </Paragraph>
        ))}
        {rest > 0 && (
          <Paragraph>
            Et {rest} autre{rest > 1 ? 's' : ''}, dans le tableau de bord.
          </Paragraph>
        )}
        <Paragraph>Rien ne part sans vous{'\u00a0'}: personne n’est refusé automatiquement.</Paragraph>
      </>
    ),
  });
}
