import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

/** Mail to the company's accounts after the erasure, the last one they get. */
export function companyErasedMail(config: Config, mail: { readonly company: string }) {
  const { company } = plainNames(mail);
  const { name } = config.brand;
  return renderMail({
    config,
    subject: `${company} est effacée de ${name}`,
    preview: 'Rien n’est plus gardé de votre entreprise.',
    title: `${company} est effacée`,
    because: 'Vous recevez ce message, le dernier, parce que vous aviez un compte de cette entreprise.',
    children: (
      <>
        <Paragraph>
          Offres, candidatures, réponses, évaluations, CV, rapports, e-mails, abonnements et comptes sont effacés de{' '}
          {name}. Nous gardons seulement que cela a eu lieu{'\u00a0'}: quand, par qui, et combien de lignes.
        </Paragraph>
        <Paragraph>
          Ce que vous avez exporté est désormais sous votre seule garde{'\u00a0'}: effacez-le quand il ne sert plus.
        </Paragraph>
      </>
    ),
  });
}
