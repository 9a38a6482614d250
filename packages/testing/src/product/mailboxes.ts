import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A mail as the recipient's server has stored it. */
export interface Delivered {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: { filename: string; contentType: string; content: string }[];
  /** Name of the mailbox, which is the recipient's address. */
  readonly box: string;
  /** Envelope sender, to which a server returns the mail. */
  readonly returnPath: string;
}

/** Order of delivery by the name of a file in a Maildir: `<seconds>.V…I…M<microseconds>.<host>`. */
function deliveredAt(name: string): number {
  const [, seconds = '0', micro = '0'] = /^(\d+)\.V\w+?M(\d+)/.exec(name) ?? [];
  return Number(seconds) * 1e6 + Number(micro);
}

/** Reads the mails in a mailbox in Maildir format, newest first. */
export async function readMailbox(mailboxes: string, box: string): Promise<Delivered[]> {
  const folder = join(mailboxes, box.toLowerCase(), 'new');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const sorted = names.toSorted((one, other) => deliveredAt(other) - deliveredAt(one));
  return Promise.all(sorted.map((name) => parse(box, readFileSync(join(folder, name)))));
}

/** Reads the mails in all mailboxes. */
export async function readMailboxes(mailboxes: string): Promise<Delivered[]> {
  const boxes = existsSync(mailboxes) ? readdirSync(mailboxes) : [];
  return (await Promise.all(boxes.map((box) => readMailbox(mailboxes, box)))).flat();
}

async function parse(box: string, message: Buffer): Promise<Delivered> {
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  return {
    box,
    returnPath: mail.returnPath ?? '',
    id: /^<([^@>]+)@/.exec(mail.messageId ?? '')?.[1] ?? '',
    to: mail.to?.flatMap(({ address }) => address ?? []).join(', ') ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      content: typeof content === 'string' ? content : new TextDecoder().decode(content),
    })),
  };
}
