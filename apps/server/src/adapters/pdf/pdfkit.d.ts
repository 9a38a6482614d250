/** Types of the part of pdfkit that the report uses, because the package has none. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }

  /** Part of the page content that belongs to an element. */
  interface StructureContent {
    readonly refs: readonly object[];
  }

  interface DocumentOptions {
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly tagged: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly autoFirstPage: boolean;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  export class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    struct(type: string, options?: { readonly alt?: string; readonly scope?: 'Row' }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(type: 'Artifact', options?: { readonly type: 'Layout' | 'Pagination' }): this;
    markStructureContent(type: string): StructureContent;
    endMarkedContent(): this;
  }
}
