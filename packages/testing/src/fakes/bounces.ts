/** Mails as other servers return them, after RFC 3464 and after real servers, with made-up names. */

const CRLF = (text: string) => text.replaceAll('\n', '\r\n');

interface Notification {
  readonly action: string;
  readonly status: string;
  /** Diagnostic code of the server; if it is empty, the field is left out. */
  readonly diagnostic?: string;
  readonly recipient?: string;
  readonly text?: string;
  /** Headers of the returned mail. */
  readonly returned?: string;
  /** Further headers of the notification. */
  readonly headers?: string;
}

/** A delivery status notification in the form of RFC 3464, as Postfix writes it. */
export const notification = ({
  action,
  status,
  diagnostic = '',
  recipient = 'amira@faux.tn',
  text = 'This is the mail system at host mx.faux.tn.',
  returned = 'From: Kafaa <bonjour@societe.tn>\nAuto-Submitted: auto-generated\nSubject: Votre candidature',
  headers = 'Auto-Submitted: auto-replied\n',
}: Notification): string =>
  CRLF(`From: MAILER-DAEMON@mx.faux.tn (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
${headers}MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="limit"

--limit
Content-Type: text/plain; charset=us-ascii

${text}

--limit
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.faux.tn
Arrival-Date: Sat, 21 Nov 2026 10:00:00 +0100 (CET)

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
${diagnostic === '' ? '' : `Diagnostic-Code: smtp; ${diagnostic}\n`}
--limit
Content-Type: text/rfc822-headers

${returned}

--limit--
`);

/** A notice without machine-readable part. */
export const prose = ({
  text,
  from = 'Administrateur <postmaster@faux.tn>',
  subject = 'Non remis : Votre candidature',
  headers = '',
  type = 'text/plain',
}: {
  readonly text: string;
  readonly from?: string;
  readonly subject?: string;
  readonly headers?: string;
  readonly type?: string;
}): string =>
  CRLF(`From: ${from}
Subject: ${subject}
${headers}MIME-Version: 1.0
Content-Type: ${type}; charset=utf-8
Content-Transfer-Encoding: 8bit

${text}
`);

export const EXCHANGE = `Échec de la remise pour ces destinataires ou groupes :

Amira Ben Salah (amira@faux.tn)
L’adresse de messagerie que vous avez entrée est introuvable. Vérifiez l’adresse et essayez de renvoyer le message.

Informations de diagnostic pour les administrateurs :
Serveur de génération : EX01.faux.tn
amira@faux.tn
#550 5.1.1 RESOLVER.ADR.RecipNotFound; not found ##rfc822;amira@faux.tn

En-têtes des messages d’origine :
Received: from mx.societe.tn (192.0.2.5) by EX01.faux.tn with Microsoft SMTP Server id 4.2.1
Subject: Votre candidature`;
