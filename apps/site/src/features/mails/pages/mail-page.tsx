import { cx } from '@kafaa/ui/class-names';
import type { OutboxMail } from '@kafaa/domain/mails/api';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { mailDate } from '../components/mail-dates.ts';
import { MailState } from '../components/mail-state.tsx';
import styles from './mail-page.module.css';

const LINK = /(https?:\/\/[^\s<>"]+)/;

/** Plain text with clickable URLs. */
function PlainText({ text }: { text: string }) {
  return (
    <pre className={cx('panel', styles.plain)}>
      {text.split(LINK).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </pre>
  );
}

/** One mail as it is sent: headers, HTML and plain text. */
export function MailPage({ mail }: { mail: OutboxMail }) {
  return (
    <Page width="narrow">
      <PageHeader
        title={mail.subject}
        back={
          <ButtonLink variant="ghost" size="sm" icon={<ArrowLeftIcon />} href="/outbox">
            Boîte d’envoi
          </ButtonLink>
        }
      />
      <dl className={cx('grid gap-8 panel', styles.headers)}>
        <div>
          <dt>À</dt>
          <dd>
            <a href={`/outbox?to=${encodeURIComponent(mail.to)}`}>{mail.to}</a>
          </dd>
        </div>
        {mail.replyTo !== null && (
          <div>
            <dt>Réponses à</dt>
            <dd>{mail.replyTo}</dd>
          </div>
        )}
        <div>
          <dt>Écrit le</dt>
          <dd>
            <time dateTime={mail.createdAt}>{mailDate(mail.createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>État</dt>
          <dd>
            <MailState mail={mail} />
            {mail.sentAt !== null && <time dateTime={mail.sentAt}>le {mailDate(mail.sentAt)}</time>}
          </dd>
        </div>
      </dl>
      <section className={styles.part} aria-labelledby="html">
        <h2 id="html">HTML</h2>
        {/* The sandbox blocks scripts; links open in the whole window because the server adds a `<base target="_top">`. */}
        <iframe
          title={`Le message « ${mail.subject} »`}
          src={`/outbox/${mail.id}/html`}
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        />
      </section>
      <section className={styles.part} aria-labelledby="texte">
        <h2 id="texte">Texte</h2>
        <PlainText text={mail.text} />
      </section>
      {mail.attachments.map(({ filename, contentType, content }, index) => (
        <section key={filename} className={styles.part} aria-labelledby={`piece-${index}`}>
          <h2 id={`piece-${index}`}>
            Pièce jointe{'\u00A0'}: {filename}
          </h2>
          <p className={cx('muted small', styles.type)}>{contentType}</p>
          <pre className={cx('panel', styles.plain)}>{content}</pre>
        </section>
      ))}
    </Page>
  );
}
