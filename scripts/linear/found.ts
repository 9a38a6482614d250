import { parseSync } from 'oxc-parser';
import { isCode, isTest, lineOf, type Source } from '../laws/sources.ts';

/** A regular expression literal in the sources; `place` is its file and line. */
export interface Literal {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** A line that creates a regular expression from strings. */
export interface Making {
  readonly path: string;
  readonly line: number;
}

/** An exported function of the interview engine whose first parameter is a text. */
export interface TextFunction {
  readonly path: string;
  readonly name: string;
  /** Whether the text is the only required argument. */
  readonly alone: boolean;
}

export interface Found {
  readonly literals: readonly Literal[];
  readonly makings: readonly Making[];
  readonly functions: readonly TextFunction[];
}

const ENGINE = /^packages\/interviewer\/src\/(?!questions\/bank\/)/;
/** Names of parameter types whose text was written by candidates, recruiters or models. */
const TEXTS =
  /^(?:string|readonly string\[\]|CvText(?: \| null)?|InterviewInput|JobBrief|readonly (?:CvLine|Exchange|Piece)\[\])$/;

/** Paths of shipped code. The build and the test kit are left out, because they read only files of the repository. */
const SHIPPED = /^(?:apps|packages\/(?!web-build\/|testing\/)[^/]+)\/(?:[^/]+\/)?src\//;

/** Every regular expression of the sources that ship, and every function of the engine that takes a text. */
export function findIn(sources: readonly Source[]): Found {
  const literals: Literal[] = [];
  const makings: Making[] = [];
  const functions: TextFunction[] = [];
  for (const { path, text } of sources) {
    if (!SHIPPED.test(path) || !isCode(path) || isTest(path)) continue;
    visit(parseSync(path, text).program, (node) => {
      const line = lineOf(text, node.start);
      if (node.type === 'Literal' && node.regex)
        literals.push({ place: `${path}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
      if (node.callee?.name === 'RegExp') makings.push({ path, line });
      if (node.type === 'ExportNamedDeclaration' && ENGINE.test(path)) {
        const named = functionIn(node.declaration);
        const [first, ...others] = named?.params ?? [];
        const type = first?.typeAnnotation?.typeAnnotation;
        const written = type ? text.slice(type.start, type.end) : '';
        if (!named || !TEXTS.test(written)) return;
        const optional = others.every((each) => each.type === 'AssignmentPattern' || each.optional === true);
        functions.push({ path, name: named.name, alone: written === 'string' && optional });
      }
    });
  }
  return { literals, makings, functions };
}

/** The properties of the parser's nodes that this file uses; each kind of node has some of them. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly optional?: boolean;
  readonly regex?: { readonly pattern: string; readonly flags: string } | null;
  readonly callee?: Node;
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly id?: Node | null;
  readonly init?: Node | null;
  readonly params?: readonly Node[];
  readonly typeAnnotation?: Node | null;
}

/** The function that a declaration declares, as `function` or as an arrow function. */
function functionIn(declaration: Node | null | undefined): { name: string; params: readonly Node[] } | null {
  const declared = declaration?.declarations?.[0] ?? declaration;
  const params = declared?.params ?? declared?.init?.params;
  return declared?.id?.name !== undefined && params ? { name: declared.id.name, params } : null;
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && 'start' in node) look(node as Node);
  for (const value of Object.values(node)) visit(value, look);
}
