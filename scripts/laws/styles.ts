import { lineOf, type Source, type Violation } from './sources.ts';

/** The widths of media queries. They are written as numbers, because a media query cannot read a custom property. */
const BREAKPOINTS = [480, 820, 960, 1180];

const TOKENS = 'packages/ui/src/styles/tokens.css';

const DECLARATION = /(?<![\w-])([\w-]+)\s*:([^;{}]+)(?=[;}])/g;
const COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]|(?<![\w-])(?:white|black|gr[ae]y|red)(?![\w-])/i;
/** Pattern of a length in px or rem, except 0 and 1 px, which draws a line. */
const LENGTH = /(?<![\w.-])-?(?!(?:0|1)px)[\d.]+(?:px|rem)\b/;
const SPACE = /^(?:(?:scroll-)?(?:margin|padding)(?:-[\w-]+)?|(?:row-|column-)?gap)$/;
const WIDTH = /\b(min|max)-width:\s*([^)\s]+)\s*\)|(\bwidth\s*[<>=])/g;

/** Finds values in styles that should be tokens for colour or space, or one of the breakpoints. */
export function styleViolations(sources: readonly Source[]): Violation[] {
  const known = new Set(
    [...(sources.find(({ path }) => path === TOKENS)?.text ?? '').matchAll(/--[\w-]+(?=:)/g)].flat(),
  );
  return sources.filter(({ path }) => path.endsWith('.module.css')).flatMap((source) => faultsOf(source, known));
}

function faultsOf({ path, text: raw }: Source, known: ReadonlySet<string>): Violation[] {
  const text = raw.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const faults: Violation[] = [];
  const complain = (index: number, found: string, advice: string) =>
    faults.push({ path: `${path}:${lineOf(text, index)}`, law: '13 tokens', message: `${found.trim()}: ${advice}` });

  for (const { 0: all, 1: property = '', 2: value = '', index } of text.matchAll(DECLARATION)) {
    if (COLOR.test(value))
      complain(index, all, `write a colour of ${TOKENS} (var(--text-2), or color-mix() of two), or add a token there`);
    if (SPACE.test(property) && LENGTH.test(value))
      complain(index, all, `write the nearest step of the scale of ${TOKENS}, e.g. var(--sp-12)`);
    if (property.endsWith('radius') && LENGTH.test(value))
      complain(index, all, `write a radius of ${TOKENS}, e.g. var(--r-md)`);
    for (const [, name = ''] of value.matchAll(/var\((--(?:sp|r|fs)-[\w-]+)/g))
      if (!known.has(name)) complain(index, name, `${TOKENS} has no such token; write one that it has`);
  }
  for (const query of text.matchAll(/@media[^{]*/g))
    for (const { 0: all, 1: bound, 2: width = '', index } of query[0].matchAll(WIDTH)) {
      const off = bound === 'min' ? 1 : 0;
      if (!BREAKPOINTS.some((breakpoint) => width === `${breakpoint + off}px`))
        complain(
          query.index + index,
          all,
          `write (max-width: N) with N = ${BREAKPOINTS.join(', ')} px, or (min-width: N + 1 px)`,
        );
    }
  return faults;
}
