import { isCode, lineOf, type Source, type Violation } from './sources.ts';

/** First words of a relative clause as subject: the reader must reach the verb to learn the mechanism (docs/STYLE.md, English). */
const CLAUSE = String.raw`(?:What|Whatever|Who|Whom|Whose|Whoever|Whichever|That which)\b`;

const COMMENT = new RegExp(String.raw`(?:\/\*\*?|\/\/)[ \t]*(?:\n[ \t]*\*[ \t]*)?(${CLAUSE})`, 'g');
/** Titles of tests and of groups of tests, also after a table of cases. */
const TITLE = new RegExp(
  String.raw`(?:(?:^|[^\w$.])(?:it|test|describe|eachDatabase|oneDatabase|eachEmptyDatabase)(?:\.\w+)?|\]\))\(\s*['"\x60](${CLAUSE})`,
  'gi',
);

/** Finds comments and test titles that open with a relative clause. */
export function englishViolations(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) =>
      [
        ...[...text.matchAll(COMMENT)].map((match) => ({ match, kind: 'comment' })),
        ...[...text.matchAll(TITLE)].map((match) => ({ match, kind: 'test title' })),
      ].map(({ match, kind }) => ({
        path: `${path}:${lineOf(text, match.index + match[0].length)}`,
        law: '14 english',
        message: `a ${kind} opens with « ${match[1] ?? ''} »: begin with a subject and name the mechanism`,
      })),
    );
}
