import { MAX_CV_BYTES, MAX_CV_PHOTOS } from '@kafaa/domain/interviews/options';
import type { JpegPage } from './jpeg-pdf.ts';

/** A photographed page, ready for the PDF. */
export interface PhotoPage extends JpegPage {
  readonly id: number;
  /** Small picture as a data URL, the only kind of generated picture that the page's content policy allows. */
  readonly preview: string;
}

/** Pixels of a page's long edge, enough to read print; a phone's photo of 12 megapixels is ten times larger in bytes. */
const LONG_EDGE = 1600;
/** Minimum pixels of a photo's long edge; no text of a smaller one can be read. */
const LEAST_EDGE = 300;
const PREVIEW_EDGE = 160;
/**
 * Maximum bytes of a page, so that the largest number of pages stays below the limit of a CV, with room for the PDF around them.
 */
const PAGE_BYTES = Math.floor((MAX_CV_BYTES - 20_000) / MAX_CV_PHOTOS);
/** Settings tried in order until the page is small enough: quality of the JPEG, and share of the long edge that stays. */
const TRIES = [
  [0.82, 1],
  [0.7, 1],
  [0.6, 0.9],
  [0.5, 0.75],
  [0.4, 0.6],
] as const;

const quoted = (name: string) => `«\u00A0${name}\u00A0»`;
const emptyText = (name: string) => `${quoted(name)} est vide. Reprenez la photo, ou choisissez-en une autre.`;
const undrawableText = (name: string) =>
  /\.hei[cf]$/i.test(name)
    ? `Ce navigateur n’ouvre pas ${quoted(name)}, au format HEIC. Affichez la photo, faites une capture d’écran, puis choisissez la capture.`
    : `Ce navigateur n’ouvre pas ${quoted(name)}. Reprenez la page en photo, ou choisissez une image JPG ou PNG.`;
const smallText = (name: string) =>
  `${quoted(name)} est trop petite pour être lue. Prenez la page en photo de plus près.`;

function drawn(picture: ImageBitmap, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // A transparent picture would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

async function encoded(picture: ImageBitmap): Promise<JpegPage | null> {
  let smallest: JpegPage | null = null;
  for (const [quality, part] of TRIES) {
    const canvas = drawn(picture, LONG_EDGE * part);
    const blob = await jpegOf(canvas, quality);
    if (blob?.type !== 'image/jpeg') return null;
    const { width, height } = canvas;
    smallest = { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
    if (blob.size <= PAGE_BYTES) return smallest;
  }
  return smallest;
}

let made = 0;

/** Returns the page of a photo, scaled down and turned upright, or the French text of the file's problem. */
async function pageOf(file: File): Promise<PhotoPage | string> {
  if (file.size === 0) return emptyText(file.name);
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undrawableText(file.name);
  }
  try {
    if (Math.max(picture.width, picture.height) < LEAST_EDGE) return smallText(file.name);
    const page = await encoded(picture);
    if (!page) return undrawableText(file.name);
    const preview = drawn(picture, PREVIEW_EDGE).toDataURL('image/jpeg', 0.6);
    made += 1;
    return { ...page, id: made, preview };
  } finally {
    // A decoded photo takes tens of megabytes on a phone, so it is freed before the next one is opened.
    picture.close();
  }
}

/** Turns photos into pages, one after the other, as long as there is room; the faults are French texts. */
export async function pagesOf(files: readonly File[], room: number): Promise<{ pages: PhotoPage[]; faults: string[] }> {
  const pages: PhotoPage[] = [];
  const faults: string[] = [];
  for (const [index, file] of files.entries()) {
    if (pages.length === room) {
      const left = files.length - index;
      const not = left === 1 ? 'Une photo n’a pas été ajoutée' : `${left} photos n’ont pas été ajoutées`;
      faults.push(`${not}\u00A0: ${MAX_CV_PHOTOS} photos au maximum. Gardez celles de votre CV.`);
      break;
    }
    const page = await pageOf(file);
    if (typeof page === 'string') faults.push(page);
    else pages.push(page);
  }
  return { pages, faults };
}
