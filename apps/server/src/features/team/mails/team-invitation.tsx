import { elided } from '@kafaa/domain/kernel/elision';
import { INVITATION_DAYS } from '@kafaa/domain/team/options';
import type { Config } from '#/config';
import { plainNames } from '#/platform/mail/plain-names';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/** Mail with an invitation. It is the same whether or not the address has an account, so that an invitation reveals nothing. */
export function teamInvitationMail(config: Config, mail: { company: string; by: string; token: string }) {
  const { company, by, token } = plainNames(mail);
  return renderMail({
    config,
    subject: `Rejoignez l’équipe ${elided('de', company)} sur ${config.brand.name}`,
    preview: `${by} vous invite à recruter ensemble.`,
    title: `Rejoignez l’équipe ${elided('de', company)}`,
    action: { label: 'Rejoindre l’équipe', href: `${config.publicUrl}/Rejoindre?token=${token}` },
    because: `Vous recevez ce message parce que ${by} a donné votre adresse pour vous inviter. Vous ne connaissez pas cette entreprise\u202f? Ignorez-le, rien ne change.`,
    children: (
      <>
        <Paragraph>
          {by} vous invite à suivre les recrutements {elided('de', company)} sur {config.brand.name}.
        </Paragraph>
        <Paragraph>
          Le lien est valable {INVITATION_DAYS} jours et ne sert qu’une fois. Si vous avez déjà un compte à cette
          adresse, son mot de passe vous sera demandé{'\u00A0'}; sinon vous en choisirez un.
        </Paragraph>
      </>
    ),
  });
}
