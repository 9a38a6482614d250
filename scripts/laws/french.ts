import { parseSync } from 'oxc-parser';
import { isCode, isTest, lineOf, type Source, type Violation } from './sources.ts';

/** Sources that contain texts for users. */
const READ = /^(apps\/(site|candidate|recruiter|server)|packages\/(domain|interviewer|ui|web-kit))\/src\//;

/**
 * Exceptions: typed texts of people in the example company, patterns for typed text, and the question bank, in which
 * `frenchTypography` inserts the spaces.
 */
const AS_TYPED =
  /^apps\/server\/src\/seed\/|^packages\/interviewer\/src\/(questions|scoring|authenticity|cv|language|llm\/outgoing|keys\/bank)\//;

/** Sources that the server renders, which inserts the spaces itself (`frenchSpacesInHtml`). */
const SPACED_LATER = /^apps\/site\/src\/features\//;

/** The table of the texts that the specification quotes, which stay unchanged. */
const QUOTED = 'e2e/spec-texts.ts';

const ORDINARY_SPACE = /(?<=[\p{L}\p{N}»”)’.…%}]|^) (?=[;!?:»](?![\p{L}\p{N}]))|«(?= )|\d(?= %)/u;
const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}/u;

/** Checks French typography in every text of the sources: no-break spaces, curly apostrophes (docs/STYLE.md). */
export function frenchViolations(sources: readonly Source[]): Violation[] {
  const quoted = textsOf(sources.find(({ path }) => path === QUOTED))
    .map(({ text }) => text.toLowerCase())
    .filter((text) => STRAIGHT_APOSTROPHE.test(text) || ORDINARY_SPACE.test(text))
    // The longest text comes first, so that a shorter one that it contains does not split it.
    .toSorted((one, other) => other.length - one.length);
  const own = (text: string) => {
    const plain = text.replace(/\s*\n\s*/g, ' ').toLowerCase();
    const part = plain.trim();
    return /\p{L}/u.test(part) && quoted.some((one) => one.includes(part))
      ? ''
      : quoted.reduce((rest, one) => rest.replaceAll(one, '…'), plain);
  };
  return sources
    .filter(({ path }) => READ.test(path) && isCode(path) && !isTest(path) && !AS_TYPED.test(path))
    .filter(({ text }) => STRAIGHT_APOSTROPHE.test(text) || ORDINARY_SPACE.test(text))
    .flatMap((source) =>
      textsOf(source).flatMap(({ text, at }): Violation[] => {
        const rest = own(text);
        const complain = (message: string) => ({
          path: `${source.path}:${lineOf(source.text, at)}`,
          law: '9 french',
          message: `${JSON.stringify(text.trim())}: ${message}`,
        });
        if (!SPACED_LATER.test(source.path) && ORDINARY_SPACE.test(rest))
          return [complain('U+202F before ; ! ?, U+00A0 before : % » and after «')];
        return STRAIGHT_APOSTROPHE.test(rest) ? [complain('’ is the apostrophe')] : [];
      }),
    );
}

interface Text {
  readonly text: string;
  readonly at: number;
}

/** Every string, template part and JSX text of a file, except the names of imported modules. */
function textsOf(source: Source | undefined): Text[] {
  const found: Text[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, value, start, ...children } = node as { type?: string; value?: unknown; start?: number };
    if (type === 'ImportDeclaration') return;
    const text = type === 'TemplateElement' ? (value as { cooked?: unknown }).cooked : value;
    if (typeof text === 'string' && (type === 'Literal' || type === 'TemplateElement' || type === 'JSXText'))
      found.push({ text, at: start ?? 0 });
    visit(value);
    Object.values(children).forEach(visit);
  };
  if (source) visit(parseSync(source.path, source.text).program);
  return found;
}
