import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

/**
 * Mail to candidates whose open application ends and is deleted because the company is erased. All candidates of an offer get the same
 * content.
 */
export function companyLeftMail(config: Config, mail: { readonly company: string; readonly job: string }) {
  const { company, job } = plainNames(mail);
  const { name } = config.brand;
  return renderMail({
    config,
    subject: `${company} a quitté ${name}`,
    preview: 'Votre candidature s’arrête ici et vos données sont effacées.',
    title: `${company} a quitté ${name}`,
    because: `Vous recevez ce message parce que vous avez postulé pour ${job}. C’est le dernier au sujet de cette candidature.`,
    children: (
      <>
        <Paragraph>
          L’entreprise {company} ne recrute plus avec {name}. Votre candidature pour le poste {job} s’arrête donc ici
          {'\u00a0'}: ce n’est pas un refus, et vous n’y êtes pour rien.
        </Paragraph>
        <Paragraph>
          Vos réponses, votre CV et leur évaluation sont effacés de {name}. Les liens de nos e-mails n’ouvrent plus
          rien. L’entreprise a pu garder une copie de votre candidature{'\u00a0'}: pour la consulter ou la faire
          effacer, adressez-vous à elle. Un rendez-vous déjà fixé se confirme avec elle directement.
        </Paragraph>
      </>
    ),
  });
}
