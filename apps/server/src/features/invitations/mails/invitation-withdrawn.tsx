import type { InvitationReply } from '@kafaa/domain/invitations/options';
import { awaitsChoice } from '@kafaa/domain/invitations/rules';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface WithdrawnMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  readonly corrected?: boolean | undefined;
  readonly meeting: Meeting & { readonly slots: readonly string[]; readonly reply: InvitationReply };
}

export function invitationWithdrawnMail(config: Config, mail: WithdrawnMail) {
  const { firstName, job, company, ownData, meeting, corrected } = plainNames(mail);
  // Without a chosen date the candidate's calendar has no entry.
  const open = awaitsChoice(meeting);
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: `Votre entretien avec ${company} est annulé`,
    preview: open
      ? 'Les dates proposées ne sont plus valables.'
      : `Le rendez-vous du ${meetingTime(meeting)} n’a plus lieu.`,
    title: `${firstName}, votre entretien est annulé`,
    because: `Vous recevez ce message parce que vous aviez un entretien prévu avec ${company}.`,
    children: (
      <>
        {open ? (
          <Paragraph>
            {company} a annulé l’entretien pour le poste {job}, et les dates proposées ne sont plus valables. Vous
            n’avez rien à faire.
          </Paragraph>
        ) : (
          <Paragraph>
            {company} a annulé l’entretien prévu le {meetingTime(meeting)} pour le poste {job}. Vous n’avez rien à faire
            {'\u00a0'}: le fichier joint retire le rendez-vous de votre agenda.
          </Paragraph>
        )}
        <Paragraph>Votre candidature et vos réponses restent chez {company}.</Paragraph>
      </>
    ),
  });
}
