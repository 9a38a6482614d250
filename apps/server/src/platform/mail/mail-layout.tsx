import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import type { Config } from '#/config';
import { COMPANY_ZONE } from '@kafaa/domain/invitations/options';

// The design tokens are plain colours here, because mail clients support neither CSS variables nor oklch.
const INK = '#2b1a27';
const INK_2 = '#6a5561';
const LIME_WASH = '#f8f6f2';
const LINE = '#e8e3dc';
const COBALT = '#115cbf';
const OCHRE = '#f5b93a';
const DEEP = '#0c3472';
const SKY = '#bcd7fb';
const GREEN = '#1d7d4c';
const SANS = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif";
const SERIF = "Piazzolla, Georgia, 'Times New Roman', serif";

/**
 * Colours of the row of tiles: background and leaf. The tiles are table cells, because loading an image would reveal who opens the
 * mail.
 */
const TILES = [
  [COBALT, LIME_WASH],
  [SKY, DEEP],
  [OCHRE, INK],
  [DEEP, SKY],
  [LIME_WASH, COBALT],
  [INK, OCHRE],
  [COBALT, SKY],
  [GREEN, OCHRE],
] as const;

function Tiles() {
  return (
    <Section data-skip-in-text="true" aria-hidden="true" style={{ borderRadius: '15px 3px 0 0', overflow: 'hidden' }}>
      <Row>
        {TILES.map(([ground, leaf], index) => (
          <Column key={index} align="center" style={{ width: '12.5%', padding: '8px 0', backgroundColor: ground }}>
            <div
              style={{
                width: 24,
                height: 24,
                margin: '0 auto',
                borderRadius: index % 2 === 0 ? '100% 0' : '0 100%',
                backgroundColor: leaf,
                fontSize: 0,
              }}
            />
          </Column>
        ))}
      </Row>
    </Section>
  );
}

interface ToCandidate {
  readonly ownData: string;
  readonly company: string;
  /**
   * Set if the company has corrected the candidate's address. The address may belong to a stranger, so the mail explains why it was
   * sent.
   */
  readonly corrected?: boolean | undefined;
}

interface LayoutProps {
  readonly config: Config;
  readonly preview: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly href: string };
  /** Alternative to the action, as a link below the button. */
  readonly otherwise?: { readonly label: string; readonly href: string };
  /** Reason why this person gets the mail. */
  readonly because: string;
  /** Own-data page of the candidate (`ownDataUrl`) and the company that receives replies. Every mail to a candidate has both. */
  readonly toCandidate?: ToCandidate;
  /** Person who receives replies to a mail that tells a company about one candidate. */
  readonly answersTo?: { readonly name: string; readonly email: string };
}

/** Recipient of replies: the company's contact address, the given address, or the sender (null). The footer names the recipient. */
export type ReplyTo = 'COMPANY' | { readonly email: string } | null;

/**
 * Button, alternative below it, and a plain link for mail programs that show no buttons. The link's address is not printed, because
 * its token would fill five lines of a phone; the text version of the mail contains it.
 */
function Action({ action, otherwise }: Required<Pick<LayoutProps, 'action'>> & Pick<LayoutProps, 'otherwise'>) {
  return (
    <>
      <Button
        href={action.href}
        style={{
          marginTop: 12,
          backgroundColor: COBALT,
          color: '#ffffff',
          borderRadius: 10,
          padding: '14px 22px',
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        {action.label}
      </Button>
      {otherwise && (
        <Text style={{ margin: '16px 0 0', fontSize: 16, lineHeight: '25px' }}>
          <Link href={otherwise.href} style={{ color: COBALT }}>
            {otherwise.label}
          </Link>
        </Text>
      )}
      <Text data-skip-in-text="true" style={{ margin: '20px 0 0', fontSize: 12, lineHeight: '18px', color: INK_2 }}>
        Le bouton ne s’ouvre pas{'\u202f'}?{' '}
        <MailLink href={action.href}>Ouvrez ce lien, ou copiez son adresse</MailLink>
      </Text>
    </>
  );
}

function CandidateNotes({ corrected, company, ownData }: ToCandidate) {
  return (
    <>
      {corrected && (
        <Small>
          {company} vient de corriger l’adresse de cette candidature{'\u00a0'}: ce message remplace celui qui n’est pas
          arrivé. Vous n’avez pas postulé{'\u202f'}? L’adresse est celle d’une autre personne{'\u00a0'}: n’ouvrez aucun
          lien, et dites-le en répondant.
        </Small>
      )}
      <Small>
        Une question sur ce poste{'\u202f'}? Répondez à cet e-mail
        {'\u00a0'}: {company} le lira.
      </Small>
      <Small>
        Vos données{'\u00a0'}: vous pouvez à tout moment les voir, les corriger, les effacer ou retirer votre
        candidature. <MailLink href={ownData}>Mes données et mes droits</MailLink>
      </Small>
    </>
  );
}

/** Layout of every mail: one row of tiles, one title, at most one action. */
function Layout(props: LayoutProps) {
  const { config, preview, title, children, action, otherwise, because, toCandidate, answersTo } = props;
  const { brand, publicUrl } = config;
  return (
    <Html lang="fr" dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width" />
        {/* Without this tag, mail programs with an automatic dark mode show blue text on black. */}
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '24px 8px', backgroundColor: LIME_WASH, color: INK, fontFamily: SANS }}>
        <Container
          style={{
            maxWidth: 560,
            backgroundColor: '#ffffff',
            border: `1px solid ${LINE}`,
            borderRadius: '16px 4px 16px 4px',
          }}
        >
          <Tiles />
          {/* Long words in user texts must break on a phone 360 px wide. */}
          <Section style={{ padding: '26px 24px 28px', overflowWrap: 'anywhere', wordBreak: 'break-word' }}>
            <Link
              href={publicUrl}
              style={{ color: COBALT, fontFamily: SERIF, fontSize: 22, fontWeight: 700, textDecoration: 'none' }}
            >
              {brand.name}
            </Link>
            <Heading
              as="h1"
              style={{ margin: '20px 0 12px', fontFamily: SERIF, fontSize: 26, lineHeight: '32px', color: INK }}
            >
              {title}
            </Heading>
            {children}
            {action && <Action action={action} otherwise={otherwise} />}
            <Hr style={{ borderColor: LINE, margin: '28px 0 16px' }} />
            <Text style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: INK_2 }}>
              {because} {brand.name}, {brand.city}. <MailLink href={`mailto:${brand.email}`}>{brand.email}</MailLink>
            </Text>
            {answersTo && <Small>Répondre à cet e-mail, c’est écrire à {answersTo.name}.</Small>}
            {toCandidate && <CandidateNotes {...toCandidate} />}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** Additional paragraph of the footer. */
function Small({ children }: { readonly children: ReactNode }) {
  return (
    <Text
      style={{
        margin: '10px 0 0',
        fontSize: 13,
        lineHeight: '20px',
        color: INK_2,
      }}
    >
      {children}
    </Text>
  );
}

/** Link within a text, underlined so that people recognise it without colour. */
export function MailLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} style={{ color: COBALT, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** Paragraph of a mail. */
export function Paragraph({ children, dir }: { readonly children: ReactNode; readonly dir?: 'auto' }) {
  return (
    <Text dir={dir} style={{ margin: '0 0 12px', fontSize: 16, lineHeight: '25px', color: INK }}>
      {children}
    </Text>
  );
}

/** Facts of a mail, one per line, such as « Quand » and « Où ». */
export function Facts({ facts }: { readonly facts: readonly { readonly label: string; readonly value: ReactNode }[] }) {
  return (
    <Section
      style={{
        margin: '4px 0 16px',
        padding: '12px 16px 4px',
        backgroundColor: LIME_WASH,
        borderRadius: '14px 4px 14px 4px',
      }}
    >
      {facts.map(({ label, value }) => (
        <Text key={label} style={{ margin: '0 0 8px', fontSize: 16, lineHeight: '25px', color: INK }}>
          <span style={{ color: INK_2 }}>
            {label}
            {'\u00a0'}:
          </span>{' '}
          <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  );
}

/** Text that a person wrote, with its line breaks. */
export function Written({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    <Paragraph key={index} dir="auto">
      {paragraph.split('\n').map((line, position) => (
        <Fragment key={position}>
          {position > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  ));
}

/** A tag, or words written from right to left, such as an Arabic name. A digit or a comma of the French text ends the words. */
const TAG_OR_RIGHT_TO_LEFT =
  /<[^<>]*>|[\p{Script=Arabic}\p{Script=Hebrew}][\p{Script=Arabic}\p{Script=Hebrew}\p{M}ـ،؛؟]*(?:[ \u00a0'’-][\p{Script=Arabic}\p{Script=Hebrew}][\p{Script=Arabic}\p{Script=Hebrew}\p{M}ـ،؛؟]*)*/gu;

/**
 * Isolates words written from right to left, because mail programs would otherwise order the digits and names beside them from right
 * to left, too. The attribute `dir` is used, because some mail programs ignore `<bdi>`.
 */
const withIsolatedWords = (html: string): string =>
  html.replace(TAG_OR_RIGHT_TO_LEFT, (found) => (found.startsWith('<') ? found : `<span dir="rtl">${found}</span>`));

/** Option that keeps the case of the title in the plain text, because capitals would shout a person's name. */
const AS_WRITTEN = { selector: 'h1', options: { uppercase: false } };

/** Renders a mail as HTML and as plain text. */
export async function renderMail({ subject, ...layout }: LayoutProps & { readonly subject: string }): Promise<{
  subject: string;
  text: string;
  html: string;
  replyTo: ReplyTo;
}> {
  // The module is loaded with the first mail, because it includes an HTML parser.
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(<Layout {...layout} />);
  // A job title may contain line breaks, but a subject must not. No-break spaces stay.
  const oneLine = subject.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
  const replyTo = layout.toCandidate ? 'COMPANY' : (layout.answersTo ?? null);
  return {
    subject: oneLine,
    html: withIsolatedWords(html),
    text: toPlainText(html, { selectors: [AS_WRITTEN] }),
    replyTo,
  };
}

const DATE = new Intl.DateTimeFormat('fr-FR', { timeZone: COMPANY_ZONE, dateStyle: 'full', timeStyle: 'short' });

/** Date such as « samedi 28 novembre 2026 à 09:12 », in the time zone of Tunis. */
export function mailDate(date: Date): string {
  // French writes the first of a month as an ordinal, but CLDR writes « dimanche 1 novembre ».
  return DATE.format(date).replace(/ 1(?= \p{L})/u, ' 1er');
}

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: COMPANY_ZONE, dateStyle: 'long' });

/** Day such as « 28 novembre 2026 », in the time zone of Tunis. */
export function mailDay(date: Date): string {
  return DAY.format(date).replace(/^1(?= \p{L})/u, '1er');
}
