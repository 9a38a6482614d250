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

/** Characters that a phone shows of a description before the offer is unfolded. */
const FIRST_LOOK = 320;

const lengthOf = (block: Block) => (block.kind === 'text' ? block.text : block.items.join('\n')).length;

/** How many blocks a phone shows at first: whole ones, at least one. */
export function firstBlocks(blocks: readonly Block[]): number {
  let shown = 0;
  let length = 0;
  for (const block of blocks) {
    length += lengthOf(block);
    if (shown > 0 && length > FIRST_LOOK) break;
    shown += 1;
  }
  return shown;
}
