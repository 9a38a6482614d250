import { type OpinionVerdict, VERDICT_NAMES } from '@kafaa/domain/opinions/options';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface GivenMail {
  readonly candidate: string;
  readonly candidateId: string;
  readonly jobId: string;
  /** The name that was typed with the opinion. */
  readonly by: string;
  readonly verdict: OpinionVerdict;
  readonly sentence: string;
}

/** Mail to the author of the link about a new opinion. It does not contain the sentence, because a person without an account wrote it. */
export function opinionGivenMail(config: Config, mail: GivenMail) {
  const { candidate, candidateId, jobId, by, verdict, sentence } = plainNames(mail);
  return renderMail({
    config,
    subject: `${by} a donné son avis sur ${candidate}`,
    preview: `${VERDICT_NAMES[verdict]}.`,
    title: `${by} vous répond\u00A0: ${VERDICT_NAMES[verdict]}`,
    action: { label: 'Ouvrir la fiche', href: `${config.publicUrl}/Dashboard?job=${jobId}&candidate=${candidateId}` },
    because: 'Vous recevez ce message parce que vous avez créé un lien pour demander un avis.',
    children: (
      <Paragraph>
        L’avis porte sur {candidate}. {sentence === '' ? 'Il est dans sa fiche.' : 'Sa phrase se lit dans la fiche.'}
      </Paragraph>
    ),
  });
}
