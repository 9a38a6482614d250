import type { PDFDocument, StructureElement } from 'pdfkit';

/** Elements that hold others, and elements that hold what is drawn: headings, paragraphs, cells, pictures. */
const GROUPS = ['Sect', 'L', 'LI', 'Table', 'TR', 'BlockQuote'] as const;
const LEAVES = ['H1', 'H2', 'H3', 'P', 'LBody', 'TH', 'TD', 'Figure'] as const;
type Type = (typeof GROUPS)[number] | (typeof LEAVES)[number];

/** The role of a part of the document for a screen reader (PDF/UA). */
interface Tag {
  readonly type: Type;
  /** A description of the picture. */
  readonly alt?: string;
}

/** Gives a part its tag. A text without one is a paragraph; what is drawn outside of texts is decoration. */
export const tagged = (type: Type, alt?: string): { readonly tag: Tag } => ({
  tag: { type, ...(alt !== undefined && { alt }) },
});

/** A node of react-pdf's layout, as far as tags go. */
export interface LaidNode {
  readonly type: string;
  readonly props?: object | undefined;
  children?: LaidNode[] | undefined;
}

/**
 * Marks what the pages draw as parts of one structure: before and after each text and picture stands a node that draws
 * nothing and opens or closes its mark. All else is an artifact. An element that goes on over the page stays one.
 */
export function markPages(pdf: PDFDocument, pages: readonly LaidNode[]): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  // react-pdf hands a divided node's own properties on to both of its halves.
  const elements = new Map<object, StructureElement>();
  const elementOf = (node: LaidNode, { type, alt }: Tag, parent: StructureElement): StructureElement => {
    const known = node.props && elements.get(node.props);
    if (known) return known;
    const element = pdf.struct(type, { ...(alt !== undefined && { alt }), ...(type === 'TH' && { scope: 'Row' }) });
    parent.add(element);
    if (node.props) elements.set(node.props, element);
    return element;
  };
  const mark = (node: LaidNode, parent: StructureElement): LaidNode[] => {
    const { tag, fixed }: { tag?: Tag; fixed?: boolean } = node.props ?? {};
    if (fixed) return [node];
    const own = tag ?? (node.type === 'TEXT' ? ({ type: 'P' } as const) : undefined);
    if (own && LEAVES.some((leaf) => leaf === own.type)) {
      const element = elementOf(node, own, parent);
      return [
        painting(() => {
          pdf.endMarkedContent();
          element.add(pdf.markStructureContent(own.type));
        }),
        node,
        painting(() => pdf.endMarkedContent().markContent('Artifact', { type: 'Layout' })),
      ];
    }
    const within = own ? elementOf(node, own, parent) : parent;
    node.children = node.children?.flatMap((child) => mark(child, within));
    return [node];
  };
  for (const page of pages) mark(page, root);
  pdf.on('pageAdded', () => pdf.markContent('Artifact', { type: 'Layout' }));
}

/** A node of no size that is called when its turn comes. */
function painting(paint: () => void): LaidNode {
  const box = { top: 0, left: 0, width: 1, height: 1 };
  const node = { type: 'CANVAS', box, style: {}, props: { paint }, children: [] };
  return node;
}
