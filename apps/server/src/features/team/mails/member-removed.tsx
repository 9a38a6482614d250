import { elided } from '@kafaa/domain/kernel/elision';
import type { Config } from '#/config';
import { plainNames } from '#/platform/mail/plain-names';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/** Mail to a person whom somebody else removed from the team. */
export function memberRemovedMail(config: Config, mail: { company: string }) {
  const { company } = plainNames(mail);
  return renderMail({
    config,
    subject: `Vous ne faites plus partie de l’équipe ${elided('de', company)}`,
    preview: 'Votre accès est fermé.',
    title: 'Votre accès est fermé',
    because: `Vous recevez ce message parce que vous faisiez partie de l’équipe ${elided('de', company)}.`,
    children: (
      <>
        <Paragraph>
          Une personne qui administre le compte {elided('de', company)} a retiré votre accès. Vos sessions y sont
          fermées.
        </Paragraph>
        <Paragraph>
          Votre nom reste sur les décisions que vous y avez prises. Si vous faites partie d’une autre entreprise, vous
          continuez de vous y connecter comme avant.
        </Paragraph>
      </>
    ),
  });
}
