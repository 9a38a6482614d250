/** A paragraph, or a list whose lines began with a mark. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: string[] };

const MARK = /^[-–—•*·]\s+/;

/** The paragraphs and lists of a description that was typed as plain text. */
export function blocksOf(description: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'text', text: paragraph.join('\n') });
    paragraph = [];
  };
  for (const line of description.split(/\r?\n/)) {
    const text = line.trim();
    const last = blocks.at(-1);
    if (text === '') end();
    else if (!MARK.test(text)) paragraph.push(text);
    else {
      const item = text.replace(MARK, '');
      if (paragraph.length === 0 && last?.kind === 'list') last.items.push(item);
      else {
        end();
        blocks.push({ kind: 'list', items: [item] });
      }
    }
  }
  end();
  return blocks;
}

/** Maximum characters and lines of a description that a phone shows before the offer is unfolded. */
const FIRST_LOOK = { characters: 320, lines: 8 };

const textOf = (block: Block) => (block.kind === 'text' ? block.text : block.items.join('\n'));
const fits = (text: string) => text.length <= FIRST_LOOK.characters && text.split('\n').length <= FIRST_LOOK.lines;

/** How many blocks a phone shows at first: whole ones, at least one, and no heading (« Vos missions : ») without its list. */
export function firstBlocks(blocks: readonly Block[]): number {
  let shown = 0;
  let text = '';
  for (const block of blocks) {
    const longer = `${text === '' ? '' : `${text}\n`}${textOf(block)}`;
    if (shown > 0 && !fits(longer)) return shown > 1 && text.endsWith(':') ? shown - 1 : shown;
    text = longer;
    shown += 1;
  }
  return shown;
}

/** Cuts a long paragraph in two, after a line or else after a sentence. The second part is empty if nothing is cut. */
export function cutParagraph(text: string): readonly [string, string] {
  if (fits(text)) return [text, ''];
  const lines = text.split('\n').slice(0, FIRST_LOOK.lines);
  while (lines.length > 1 && lines.join('\n').length > FIRST_LOOK.characters) lines.pop();
  const head = lines.join('\n');
  const at = fits(head) ? head.length : head.slice(0, FIRST_LOOK.characters).search(/[.!?…](?=[^.!?…]*$)/u) + 1;
  return at > 0 ? [text.slice(0, at), text.slice(at)] : [text, ''];
}
