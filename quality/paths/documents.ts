import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@kafaa/testing/root';

/** The documents whose commands people copy. */
const DOCUMENTS = ['README.md', 'docs/OPERATIONS.md'];

/** The place of a fenced block: `README.md § In production`, numbered from the second block of a chapter. */
export type Place = string;

/** Every fenced block of the documents, by place. */
export function documentedBlocks(): Map<Place, string> {
  const blocks = new Map<Place, string>();
  for (const file of DOCUMENTS) {
    const parts = readFileSync(join(ROOT, file), 'utf8').split(/^```.*$/m);
    let heading = '';
    parts.forEach((part, index) => {
      if (index % 2 === 0) {
        heading = [...part.matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? heading;
        return;
      }
      const place = `${file} § ${heading}`;
      let name = place;
      for (let count = 2; blocks.has(name); count++) name = `${place} ${count}`;
      blocks.set(name, part.trim());
    });
  }
  return blocks;
}

export function block(place: Place): string {
  const text = documentedBlocks().get(place);
  if (text === undefined) throw new Error(`no documented commands at « ${place} »`);
  return text;
}

/** Splits a block at its comment lines, which say where to type the commands; the part before the first comment has the key `''`. */
export function parts(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let title = '';
  for (const line of text.split('\n')) {
    const comment = /^# (.+)$/.exec(line)?.[1];
    if (comment) title = comment;
    found.set(title, [found.get(title), ...(comment ? [] : [line])].filter(Boolean).join('\n'));
  }
  return found;
}

/** The placeholders that were replaced so far, for the summary. */
export const placeholders = new Set<string>();

/** Replaces the documents' placeholders by this trial's addresses, ports or secrets. Throws if a placeholder is missing. */
export function substitute(text: string, given: Readonly<Record<string, string>>): string {
  let filled = text;
  for (const [placeholder, value] of Object.entries(given)) {
    if (!filled.includes(placeholder)) throw new Error(`placeholder « ${placeholder} » not found in:\n${text}`);
    placeholders.add(placeholder);
    filled = filled.replaceAll(placeholder, value);
  }
  return filled;
}

/** The text of .env.example with the lines of these variables uncommented and set. */
export function dotEnv(values: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(ROOT, '.env.example'), 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^#${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`.env.example has no line for ${name}`);
    text = text.replace(line, () => `${name}=${value}`);
  }
  return text;
}
