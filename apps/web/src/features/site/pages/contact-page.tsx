import type { ReactNode } from 'react';
import { supportContact } from '#/lib/brand';
import { ButtonLink } from '#/ui/button.tsx';
import { MailIcon } from '#/ui/icons.tsx';
import { Page } from '#/ui/page.tsx';
import { paths } from '../components/links.ts';
import { MessageIcon, PhoneIcon } from '../components/site-icons.tsx';
import { SiteHeading } from '../components/site-heading.tsx';
import type { SiteBrand } from '../components/site-page.ts';
import styles from './contact-page.module.css';

function Way({
  icon,
  title,
  href,
  text,
  note,
}: {
  icon: ReactNode;
  title: string;
  href: string;
  text: string;
  note: string;
}) {
  return (
    <li>
      <span className={styles.icon}>{icon}</span>
      <h2>{title}</h2>
      <a href={href}>{text}</a>
      <p>{note}</p>
    </li>
  );
}

/** How to reach a person; there is no form. */
export function ContactPage({ brand }: { brand: SiteBrand }) {
  const whatsapp = supportContact({ ...brand, email: undefined });
  return (
    <Page width="narrow">
      <SiteHeading title="Contact">
        Une question sur le produit, un abonnement ou vos données : écrivez-nous ou appelez-nous.
      </SiteHeading>
      <ul className={styles.ways}>
        <Way
          icon={<MailIcon size={22} />}
          title="E-mail"
          href={`mailto:${brand.email}`}
          text={brand.email}
          note="Réponse généralement sous 24 heures."
        />
        {whatsapp && (
          <Way
            icon={<MessageIcon size={22} />}
            title="WhatsApp"
            href={whatsapp.href}
            text={brand.whatsapp}
            note="Réponse dans l’heure."
          />
        )}
        <Way
          icon={<PhoneIcon size={22} />}
          title="Téléphone"
          href={`tel:${brand.phone.replace(/\s/g, '')}`}
          text={brand.phone}
          note={brand.address}
        />
      </ul>
      <p className={styles.end}>
        <ButtonLink size="lg" href={paths.signup}>
          Essayer gratuitement
        </ButtonLink>
      </p>
    </Page>
  );
}
