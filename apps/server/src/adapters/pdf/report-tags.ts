import type { PDFDocument, StructureElement } from 'pdfkit';

/** Types of structure elements. GROUPS contain other elements; LEAVES contain drawn content: headings, paragraphs, cells, pictures. */
const GROUPS = ['Sect', 'L', 'LI', 'Table', 'TR', 'BlockQuote'] as const;
const LEAVES = ['H1', 'H2', 'H3', 'P', 'LBody', 'TH', 'TD', 'Figure'] as const;
type Type = (typeof GROUPS)[number] | (typeof LEAVES)[number];

/** Role of a part of the document for a screen reader (PDF/UA). */
interface Tag {
  readonly type: Type;
  /** Description of a picture. */
  readonly alt?: string;
}

/** Gives a part of the document its tag. A text without a tag is a paragraph; other drawing without a tag is decoration. */
export const tagged = (type: Type, alt?: string): { readonly tag: Tag } => ({
  tag: { type, ...(alt !== undefined && { alt }) },
});

/** Part of a react-pdf layout node that tagging uses. */
export interface LaidNode {
  readonly type: string;
  readonly props?: object | undefined;
  children?: LaidNode[] | undefined;
}

/**
 * Builds the structure tree of the pages. Before and after each text and picture, the function inserts an invisible node that opens
 * or closes the marked content. All other content is an artifact. An element that continues on the next page stays one element.
 */
export function markPages(pdf: PDFDocument, pages: readonly LaidNode[]): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  // When react-pdf splits a node, both halves get the same `props` object.
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

/** Canvas node that draws nothing and calls `paint` when it is rendered. */
function painting(paint: () => void): LaidNode {
  const box = { top: 0, left: 0, width: 1, height: 1 };
  const node = { type: 'CANVAS', box, style: {}, props: { paint }, children: [] };
  return node;
}
