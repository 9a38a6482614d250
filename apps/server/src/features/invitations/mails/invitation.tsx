import { filledFor } from '@kafaa/domain/templates/rules';
import type { TemplatePayload } from '@kafaa/domain/templates/schema';
import type { Config } from '#/config';
import { Paragraph, renderMail, Written } from '#/platform/mail/mail-layout.tsx';
import { invitationTitle, type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface InvitationMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  readonly corrected?: boolean | undefined;
  readonly meeting: Meeting;
  readonly message: string;
  /** URL of the candidate's page of this invitation. */
  readonly link: string;
  /** The company's own template; null for the standard text. The mail uses only its subject: the form proposes its text as the message. */
  readonly template: TemplatePayload | null;
}

export function invitationMail(config: Config, mail: InvitationMail) {
  const { firstName, job, company, ownData, meeting, message, link, corrected, template } = plainNames(mail);
  const own = template && filledFor(template, { firstName, job, company });
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: own?.subject ?? `${company} vous invite à un entretien pour ${job}`,
    preview: `${meetingTime(meeting)}. Dites si vous pouvez venir.`,
    title: invitationTitle(firstName, company, message),
    action: { label: 'Je serai là', href: `${link}?reponse=oui` },
    otherwise: { label: 'Je ne peux pas à cette date', href: `${link}?reponse=non` },
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}. Ces liens sont personnels\u00a0: ne les partagez pas.`,
    children: (
      <>
        <MeetingFacts meeting={meeting} job={job} />
        {message !== '' && <Written text={message} />}
        <Paragraph>
          Le fichier joint ajoute le rendez-vous à votre agenda. Choisissez votre réponse, puis confirmez-la sur la page
          qui s’ouvre. Vous pourrez la modifier jusqu’à l’entretien.
        </Paragraph>
      </>
    ),
  });
}
