import { cx } from '@kafaa/ui/class-names';
import type { ReactNode } from 'react';
import { supportContact } from '@kafaa/web-kit/brand';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { ClockIcon, MailIcon, MapPinIcon } from '@kafaa/ui/page-icons.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { StartButton } from '../components/audience.tsx';
import { Closing } from '../components/closing.tsx';
import { COMPANY_QUESTIONS, Questions } from '../components/questions.tsx';
import { SiteHeading } from '../components/site-heading.tsx';
import { MessageIcon, PhoneIcon } from '../components/site-icons.tsx';
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
      <span className={cx('center', styles.icon)}>{icon}</span>
      <h2>{title}</h2>
      <a href={href}>{text}</a>
      <p>{note}</p>
    </li>
  );
}

const whatsappOf = (brand: SiteBrand) => supportContact({ ...brand, email: null });
const mailOf = (brand: SiteBrand) => `mailto:${brand.email}`;

function Ways({ brand }: { brand: SiteBrand }) {
  const whatsapp = whatsappOf(brand);
  return (
    <ul className={cx('grid gap-20', styles.ways)}>
      <Way
        icon={<MailIcon size={22} />}
        title="E-mail"
        href={mailOf(brand)}
        text={brand.email}
        note="Pour une question détaillée."
      />
      {whatsapp && (
        <Way
          icon={<MessageIcon size={22} />}
          title="WhatsApp"
          href={whatsapp.href}
          text={brand.whatsapp ?? ''}
          note="Le plus rapide, pour une question courte."
        />
      )}
      {brand.phone !== null && (
        <Way
          icon={<PhoneIcon size={22} />}
          title="Téléphone"
          href={`tel:${brand.phone.replace(/\s/g, '')}`}
          text={brand.phone}
          note="Pour parler de vos recrutements de vive voix."
        />
      )}
    </ul>
  );
}

function PlaceAndHours({ brand }: { brand: SiteBrand }) {
  return (
    <div className={cx('grid gap-20', styles.facts)}>
      <section className={styles.place}>
        <TileWall className={styles.tiles} rows={[['fleur', 'soleil2@270', 'soleil2', 'rose']]} />
        <h2>
          <MapPinIcon size={20} /> Où nous sommes
        </h2>
        <p className={styles.address}>{brand.address}</p>
        <p>{brand.name} est né en Tunisie et travaille avec les entreprises tunisiennes, du Nord au Sud.</p>
      </section>
      <section>
        <h2>
          <ClockIcon size={20} /> Quand nous répondons
        </h2>
        <dl className={styles.delays}>
          {whatsappOf(brand) && (
            <div>
              <dt>WhatsApp</dt>
              <dd>dans l’heure</dd>
            </div>
          )}
          <div>
            <dt>E-mail</dt>
            <dd>généralement sous 24 heures</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

/** Ways to contact the operator; there is no form. */
export function ContactPage({ brand }: { brand: SiteBrand }) {
  const whatsapp = whatsappOf(brand);
  return (
    <>
      <Page width="narrow">
        <SiteHeading title="Contact">
          Une question sur le produit, un abonnement ou vos données ? Pas de formulaire : vous parlez directement à une
          personne.
        </SiteHeading>
        <Ways brand={brand} />
        <PlaceAndHours brand={brand} />
        <section className={styles.questions}>
          <div>
            <h2>Questions fréquentes</h2>
            <p>
              La vôtre n’y est pas ?{' '}
              <a href={mailOf(brand)} className={styles.direct}>
                Contactez-nous directement
              </a>
            </p>
          </div>
          <Questions of={COMPANY_QUESTIONS} />
        </section>
      </Page>
      <Closing title="Le plus simple est encore d’essayer.">
        <StartButton size="lg">Essayer gratuitement</StartButton>
        {whatsapp && (
          <ButtonLink size="lg" variant="secondary" href={whatsapp.href} icon={<MessageIcon size={18} />}>
            Écrire sur WhatsApp
          </ButtonLink>
        )}
      </Closing>
    </>
  );
}
