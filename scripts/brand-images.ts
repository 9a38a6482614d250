// tsx scripts/brand-images.ts: draws apps/site/public/{og,apple-touch-icon}.png and favicon.ico with the product's tiles, colours and
// font.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT, say } from './bootstrap.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';

const UI = join(ROOT, 'packages/ui/src');
const PUBLIC = join(ROOT, 'apps/site/public');
const read = (file: string) => readFileSync(join(UI, file), 'utf8');

/** The tiles of the landing page; `@` precedes the rotation in degrees. */
const WALL = [
  ['fleur2', 'rose', 'soleil2@270', 'soleil2'],
  ['arcs3@270', 'arcs3', 'soleil2@180', 'soleil2@90'],
  ['arcs3@180', 'arcs3@90', 'fleur3', 'clous'],
  ['fleur4', 'k', 'rose2', 'fleur'],
];
const TILE = 155;
const JOINT = 3;

function wall(): string {
  const side = 4 * TILE + 5 * JOINT;
  const tiles = WALL.flatMap((row, y) =>
    row.map((cell, x) => {
      const [name, turn = '0'] = cell.split('@');
      const place = `translate(${JOINT + x * (TILE + JOINT)} ${y * (TILE + JOINT)}) scale(${TILE / 100}) rotate(${turn} 50 50)`;
      return `<use href="#t-${name}" width="100" height="100" transform="${place}"/>`;
    }),
  );
  return `<svg width="${side}" height="630" viewBox="0 0 ${side} 630"><path fill="var(--chaux-200)" d="M0 0h${side}v630H0z"/>${tiles.join('')}</svg>`;
}

// The drawing repeats ui/logo.tsx, which cannot be used here because its colours come from a CSS module.
const LOGO = `<svg width="249" height="72" viewBox="0 0 83 24">
  <path fill="var(--cobalt-600)" d="M0 0h5.2v24H0z"/>
  <path fill="var(--ocre-400)" d="M7 12A12 12 0 0 1 19 0 12 12 0 0 1 7 12z"/>
  <path fill="var(--cobalt-600)" d="M7 12a12 12 0 0 1 12 12A12 12 0 0 1 7 12z"/>
  <g fill="var(--mang-900)" fill-rule="evenodd">
    <path transform="translate(20.6 8)" d="M14.6 0H8a8 8 0 0 0 0 16h6.6zM10.2 4.1H8.1a3.9 3.9 0 0 0 0 7.8h2.1z"/>
    <path transform="translate(36.4 0)" fill-rule="nonzero" d="M2.8 24V8.2A8.2 8.2 0 0 1 11 0h1.4v4.2H11.1A3.9 3.9 0 0 0 7.2 8h5.2v4.2H7.2V24zM0 8h3v4.2H0z"/>
    <path transform="translate(49.6 8)" d="M14.6 0H8a8 8 0 0 0 0 16h6.6zM10.2 4.1H8.1a3.9 3.9 0 0 0 0 7.8h2.1z"/>
    <path transform="translate(66 8)" d="M14.6 0H8a8 8 0 0 0 0 16h6.6zM10.2 4.1H8.1a3.9 3.9 0 0 0 0 7.8h2.1z"/>
  </g>
</svg>`;

function preview(): string {
  const font = readFileSync(join(UI, 'fonts/piazzolla-latin.woff2')).toString('base64');
  return `<!doctype html><style>
    ${read('styles/tokens.css')}
    @font-face { font-family: Piazzolla; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
    body { display: grid; grid-template-columns: 1fr auto; width: 1200px; height: 630px; margin: 0; background: var(--chaux-50); }
    div { display: grid; align-content: center; gap: 44px; padding-left: 72px; }
    p { margin: 0; color: var(--mang-900); font: 650 50px/1.12 Piazzolla; letter-spacing: -0.02em; word-spacing: 0.05em; }
    svg { display: block; }
    body > svg:first-child { position: absolute; width: 0; height: 0; }
  </style>${read('art/tiles.svg')}<div>${LOGO}<p>Le premier entretien,<br>mené avec soin.</p></div>${wall()}`;
}

/** Wraps a PNG of 48 × 48 pixels into an .ico file, which browsers and feed readers request without reading the page. */
function asIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(48, 6);
  head.writeUInt8(48, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  mkdirSync(PUBLIC, { recursive: true });
  const draw = async (name: string, width: number, height: number, html: string, as = (png: Buffer) => png) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(join(PUBLIC, name), as(await page.screenshot({ clip: { x: 0, y: 0, width, height } })));
    await page.close();
    say(`${name} drawn`);
  };
  await draw('og.png', 1200, 630, preview());
  const icon = read('art/app-icon.svg').replace('<svg ', '<svg width="180" height="180" ');
  await draw('apple-touch-icon.png', 180, 180, `<!doctype html><style>body{margin:0}svg{display:block}</style>${icon}`);
  const small = read('art/app-icon.svg').replace('<svg ', '<svg width="48" height="48" ');
  await draw('favicon.ico', 48, 48, `<!doctype html><style>body{margin:0}svg{display:block}</style>${small}`, asIcon);
} finally {
  await browser.close();
}
