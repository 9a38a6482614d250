import { cx } from '@kafaa/ui/class-names';
import type { Subscription } from '@kafaa/domain/plans/schema';
import { MessageCircle, Phone } from 'lucide-react';
import { getBrand, supportContact } from '@kafaa/web-kit/brand';
import { formatNumber } from '@kafaa/web-kit/format';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { HourglassIcon } from '@kafaa/ui/chat-icons.tsx';
import { MailIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './how-to-pay.module.css';

/** Payment instructions, shown when no payment page is configured: the amount due and the contacts. */
export function HowToPay({ subscription, running }: { subscription: Subscription; running: boolean }) {
  const brand = getBrand();
  const { email, phone, whatsapp } = brand;
  const chat = supportContact({ ...brand, email: null });
  const { planName, price } = subscription;
  const subject = encodeURIComponent(`Paiement du plan ${planName}`);
  return (
    <section className={cx('grid gap-16', styles.panel)} aria-labelledby="comment-payer">
      <HourglassIcon size={22} />
      <div>
        <h2 id="comment-payer">Votre plan {planName} attend son paiement</h2>
        <p>
          {formatNumber(price)} TND pour 30{'\u00A0'}jours. Demandez-nous comment régler{'\u00A0'}: nous activons le
          plan dans les 24{'\u00A0'}h qui suivent la réception.{running && ' D’ici là, votre plan actuel continue.'}
        </p>
        <p className={styles.ways}>
          {chat && whatsapp && (
            <ButtonLink href={chat.href} target="_blank" rel="noopener" icon={<MessageCircle size={18} />}>
              Payer par WhatsApp
            </ButtonLink>
          )}
          {email && (
            <ButtonLink
              variant={chat ? 'secondary' : 'primary'}
              href={`mailto:${brand.email}?subject=${subject}`}
              icon={<MailIcon size={18} />}
            >
              {email}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink variant="secondary" href={`tel:${phone.replace(/[^\d+]/g, '')}`} icon={<Phone size={18} />}>
              {phone}
            </ButtonLink>
          )}
        </p>
      </div>
    </section>
  );
}
