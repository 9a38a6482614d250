import { MAX_LOGO_BYTES, MIN_LOGO_SIDE } from '@kafaa/domain/companies/options';

/** Pixels of the long side of a stored logo: three times its size on the page. */
const LONG_SIDE = 480;
/** Maximum size of a file that is opened. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

const TOO_LARGE = 'Ce fichier dépasse 8\u00A0Mo. Choisissez une image plus petite.';
const UNDRAWABLE = 'Ce navigateur n’ouvre pas ce fichier. Choisissez une image PNG, JPEG ou WebP.';
const TOO_SMALL = `Cette image est trop petite. Il faut au moins ${MIN_LOGO_SIDE} pixels de côté.`;
const TOO_NARROW = 'Cette image est trop étroite pour un logo. Choisissez-en une moins allongée.';

/** Encodings tried in order, until the browser supports one and its result is small enough. JPEG gets a white background. */
const TRIES = [
  ['image/png', 1],
  ['image/webp', 0.92],
  ['image/webp', 0.75],
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.6],
] as const;

function drawn(picture: ImageBitmap, onWhite: boolean): HTMLCanvasElement {
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    if (onWhite) {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Converts a chosen file to a small picture in base64 without metadata, or returns the French text of the file's problem. */
export async function logoPicture(file: Blob): Promise<{ picture: string } | { problem: string }> {
  if (file.size > MAX_FILE_BYTES) return { problem: TOO_LARGE };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { problem: UNDRAWABLE };
  }
  try {
    if (Math.min(picture.width, picture.height) < MIN_LOGO_SIDE) return { problem: TOO_SMALL };
    for (const [type, quality] of TRIES) {
      const canvas = drawn(picture, type === 'image/jpeg');
      if (Math.min(canvas.width, canvas.height) < MIN_LOGO_SIDE) return { problem: TOO_NARROW };
      const blob = await encoded(canvas, type, quality);
      // A browser that cannot write a type writes PNG instead.
      if (blob?.type === type && blob.size <= MAX_LOGO_BYTES) return { picture: await base64Of(blob) };
    }
    return { problem: TOO_LARGE };
  } finally {
    picture.close();
  }
}
