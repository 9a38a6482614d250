import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/bootstrap.mjs';

/** The documents whose commands people copy. */
const DOCUMENTS = ['README.md', 'docs/OPERATIONS.md'];

/** Where a fenced block stands: `README.md § In production`, with a number from the second one of its chapter on. */
export type Place = string;

/** Every fenced block of the documents by its place. */
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
  if (text === undefined) throw new Error(`no commands at « ${place} »`);
  return text;
}

/** A block's parts, each after the comment line that says where it is typed; what comes before the first is `''`. */
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

/** What was put in place of the documents' own words so far, for whoever reads the result. */
export const placeholders = new Set<string>();

/** Puts this trial's address, port or secret in place of the documents'; a placeholder that is no longer there is an error. */
export function substitute(text: string, given: Readonly<Record<string, string>>): string {
  let filled = text;
  for (const [placeholder, value] of Object.entries(given)) {
    if (!filled.includes(placeholder)) throw new Error(`« ${placeholder} » is no longer in:\n${text}`);
    placeholders.add(placeholder);
    filled = filled.replaceAll(placeholder, value);
  }
  return filled;
}

/** `.env` as .env.example asks for it: its lines without the `#`, with these values. */
export function dotEnv(values: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(ROOT, '.env.example'), 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^#${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`.env.example has no line for ${name}`);
    text = text.replace(line, () => `${name}=${value}`);
  }
  return text;
}
