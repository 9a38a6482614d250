import { noteParagraphs } from './reason-texts.ts';

// The engine writes a note as lines with known openings. This module reads them back, so that a page can lay them out.

/** A part of a text: plain words, the candidate's words with their quotation marks, or the mention of an answer. */
export type NotePiece =
  | { readonly kind: 'text' | 'quote'; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string; readonly number: number };

export interface NoteItem {
  /** The skill or subject; null if the text names it itself. */
  readonly label: string | null;
  /** A short addition to the label: « réserve, dans ses mots ». */
  readonly remark: string | null;
  readonly pieces: readonly NotePiece[];
  /** The number of the answer that the words come from, counted from 1. */
  readonly answer: number | null;
}

export interface NoteQuestion {
  /** The words that the question is about. */
  readonly about: NoteItem | null;
  readonly question: string;
}

export interface NoteView {
  /** The first reason for the recommendation, without its quote. */
  readonly reason: { readonly text: string; readonly answer: number | null } | null;
  /** Paragraphs of an older engine without a known opening. */
  readonly plain: readonly string[];
  readonly strengths: readonly NoteItem[];
  readonly points: readonly NoteItem[];
  readonly questions: readonly NoteQuestion[];
  readonly others: readonly NoteItem[];
}

const QUOTE = /«[^«»]*»/gu;
const blank = (text: string): string => '_'.repeat(text.length);

/**
 * Masks quotes and the content of brackets with `_`, so that separators inside them are not found. The text keeps its
 * length. A bracket that names an answer keeps its two brackets.
 */
function masked(text: string): string {
  const open = text.replace(QUOTE, blank);
  let mask = '';
  let depth = 0;
  let start = 0;
  for (let at = 0; at < open.length; at++) {
    const sign = open.charAt(at);
    if (sign === '(' && depth++ === 0) start = at;
    if (depth === 0) mask += sign;
    if (sign !== ')' || depth === 0 || --depth > 0) continue;
    const bracket = open.slice(start, at + 1);
    mask += /réponse\u00A0\d/u.test(bracket) ? `(${blank(bracket.slice(2))})` : blank(bracket);
  }
  return mask + open.slice(mask.length);
}

/** Splits a text at the separators outside quotes and brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: found } of masked(text).matchAll(separator)) {
    parts.push(text.slice(start, index));
    start = index + found.length;
  }
  return [...parts, text.slice(start)];
}

const CLAUSE = /\u202F; /gu;
const SENTENCE = /\. (?=\p{Lu})/gu;
/** Separator between two list items that each end with a bracket, such as « (réponse 2) ». */
const SAYING = /(?<=\))(?:, | et | ni )/gu;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const PIECE = /«[^«»]*»|réponse\u00A0\d{1,4}/gu;

function piecesOf(text: string): NotePiece[] {
  const pieces: NotePiece[] = [];
  let start = 0;
  const add = (end: number) => {
    if (end > start) pieces.push({ kind: 'text', text: text.slice(start, end) });
  };
  for (const { index, 0: found } of text.matchAll(PIECE)) {
    add(index);
    pieces.push(
      found.startsWith('«')
        ? { kind: 'quote', text: found }
        : { kind: 'answer', text: found, number: Number(found.slice('réponse '.length)) },
    );
    start = index + found.length;
  }
  add(text.length);
  return pieces;
}

const PLACE = /réponse\u00A0(\d{1,4})/u;
const LEVEL = /^, (niveau\u00A0\d)(?=\u00A0: |$)/u;

interface Placed {
  words: string;
  answer: number | null;
  subject: string | null;
  remark: string | null;
}

/** Separates words from the bracket that names their answer, « (réponse 5, niveau 4 : TVA, écart) »; its keywords are left out. */
function placed(text: string): Placed {
  const mask = masked(text);
  const open = mask.endsWith(')') ? mask.lastIndexOf('(') : -1;
  if (open < 0) return { words: text, answer: null, subject: null, remark: null };
  const inner = text.slice(open + 1, -1);
  const found = PLACE.exec(inner.replace(QUOTE, blank));
  const [tail = '', ...more] = splitOutside(inner.slice((found?.index ?? 0) + (found?.[0].length ?? 0)), CLAUSE);
  const [, level = null] = LEVEL.exec(tail) ?? [];
  const [subject = ''] = splitOutside(tail.replace(LEVEL, ''), /\u00A0: /gu);
  // In « noté bas sur Sage (« … », réponse 5) », the quoted words are inside the bracket.
  const quote = inner.slice(0, found?.index ?? 0).replace(/, $/u, '');
  return {
    words: `${text.slice(0, open).trimEnd()}${quote === '' ? '' : ` ${quote}`}`,
    answer: found ? Number(found[1]) : null,
    subject: subject.replace(/^, /u, '') || null,
    remark: [...(level === null ? [] : [level]), ...more].join(', ') || null,
  };
}

/** Turns the beginning of an item into its label: « sur Sage » into « Sage », « à la question « … » » into the question. */
const labelOf = (head: string): string =>
  capital(
    head
      .replace(/^(?:sur|à la question) /iu, '')
      .replace(/^«\s?|\s?»$/gu, '')
      .trim(),
  );

/** Builds an item with this label from the text after the label. */
function under(label: string, text: string, remark: string | null = null): NoteItem {
  const { words, answer, remark: check } = placed(text);
  const both = [remark, check].filter((each) => each !== null).join(', ');
  return { label, remark: both || null, pieces: piecesOf(words), answer };
}

/** Builds an item whose label is the subject in its bracket, or `kind` if the bracket names no subject. */
function bySubject(text: string, kind: string): NoteItem {
  const { words, answer, subject } = placed(text);
  const pieces = piecesOf(words);
  return subject === null
    ? { label: capital(kind), remark: null, pieces, answer }
    : { label: capital(subject), remark: kind, pieces, answer };
}

/** Builds an item from « sur Sage, « … » (réponse 5) ». The label ends where the quote begins. */
function beforeQuote(text: string, remark: string | null = null): NoteItem {
  const isQuestion = /^à la question «/iu.test(text);
  const from = isQuestion ? text.indexOf('»') + 1 : 0;
  const at = text.indexOf('«', from);
  if (at < 0) return { label: null, remark, pieces: piecesOf(capital(text)), answer: null };
  return under(labelOf(text.slice(0, at).replace(/(?:, |\u00A0: )$/u, '')), text.slice(at), remark);
}

type Column = 'strengths' | 'points' | 'others';
type Reader = (text: string) => NoteItem[];

/** Builds an item with the question as its label from « « question » : « answer » (réponse 5, niveau 4 : marge) ». */
const underQuestion =
  (remark: string): Reader =>
  (text) => {
    const at = text.indexOf('»');
    return [under(labelOf(text.slice(0, at + 1)), text.slice(at + 1).replace(/^\u00A0: /u, ''), remark)];
  };

const LISTED = /^(?:noté bas|rien de précis|pas d’exemple précis) sur /iu;

/** The items of one clause about missing evidence. */
function gapItems(clause: string): NoteItem[] {
  const [lead = ''] = LISTED.exec(clause) ?? [];
  const parts = lead === '' ? [clause] : splitOutside(clause.slice(lead.length), SAYING).map((each) => lead + each);
  return parts.map((part): NoteItem => {
    const { words, answer } = placed(part);
    const at = words.indexOf('«');
    const head = capital((at < 0 ? words : words.slice(0, at)).replace(/\u00A0: $/u, '').trim());
    return at > 0 && words.endsWith('»')
      ? { label: head, remark: null, pieces: piecesOf(words.slice(at)), answer }
      : { label: null, remark: null, pieces: piecesOf(capital(words)), answer };
  });
}

const GAP =
  /^(?:ni l’entretien|l’entretien ne nomme|les réponses ne montrent rien|aucune réponse ne dépasse|noté bas sur|rien de précis sur|cité sans exemple|pas d’exemple précis sur|permis\u00A0|pas d’expérience du métier)|au CV seulement| au CV pour | non trouvé au CV| au CV$/iu;
const SIDES = /^(?:le métier est mieux noté|la façon de travailler est mieux notée) que [^:«]{1,60}\u00A0: /iu;

const told =
  (kind: string, separator: RegExp): Reader =>
  (text) =>
    splitOutside(text, separator).map((saying) => bySubject(saying, kind));

/** The known openings of a line, with the column of its items and their reader, which gets the text after the opening. */
const LINES: readonly (readonly [opening: RegExp, column: Column, read: Reader])[] = [
  [/^La mieux notée, (?=«)/u, 'strengths', underQuestion('la mieux notée')],
  [/^Parmi les mieux notées, (?=«)/u, 'strengths', underQuestion('parmi les mieux notées')],
  [/^La moins bien notée, (?=«)/u, 'points', underQuestion('la moins bien notée')],
  [/^Parmi les moins bien notées, (?=«)/u, 'points', underQuestion('parmi les moins bien notées')],
  [
    /^À lire aussi\u00A0: /u,
    'points',
    (text) => splitOutside(text, CLAUSE).map((each) => beforeQuote(each, 'à lire aussi')),
  ],
  // Openings of earlier engines, whose notes are stored.
  [/^Autre compétence demandée, (?=«)/u, 'strengths', underQuestion('autre compétence demandée')],
  [/^Réserves?, dans ses mots\u00A0: /u, 'points', told('réserve, dans ses mots', CLAUSE)],
  [/^Dit une erreur et sa correction\u00A0: /u, 'points', told('erreur et sa correction', SAYING)],
  [/^Durées à comparer\u00A0: /u, 'points', told('durées à comparer', SAYING)],
  [/^Dit aussi\u00A0: /u, 'others', (text) => splitOutside(text, CLAUSE).map((each) => beforeQuote(each))],
  [/^Parcours dit\u00A0: /u, 'others', (text) => [under('Parcours', text)]],
  [/^Réponse la mieux notée, /u, 'strengths', (text) => [beforeQuote(text, 'réponse la mieux notée')]],
];

interface Found {
  column: Column;
  items: NoteItem[];
}

/** Reads the items of one sentence, which is given without its full stop. Null if its opening is unknown. */
function itemsOf(sentence: string, lacking: boolean): Found | null {
  for (const [opening, column, read] of LINES) {
    if (opening.test(sentence)) return { column, items: read(sentence.replace(opening, '')) };
  }
  const [head = '', ...said] = splitOutside(sentence, /, dit\u00A0: /gu);
  if (/^(?:sur|à la question) /iu.test(head) && said.length > 0)
    return { column: 'strengths', items: [under(labelOf(head), said.join(', dit\u00A0: '))] };
  const [sides] = SIDES.exec(sentence) ?? [];
  if (sides !== undefined)
    return {
      column: 'points',
      items: [under(sides.replace(/\u00A0: $/u, ''), capital(sentence.slice(sides.length)))],
    };
  if (!lacking && !GAP.test(masked(sentence))) return null;
  return { column: 'points', items: splitOutside(sentence, CLAUSE).flatMap(gapItems) };
}

const TO_ASK = /^À lui demander(?: aussi)?\u00A0: /u;

function questionOf(text: string): NoteQuestion {
  const [head = '', ...rest] = splitOutside(text, /\u00A0: /gu);
  if (rest.length === 0) return { about: null, question: capital(text) };
  const { words, answer, subject, remark } = placed(head);
  // « la réponse 7, citée plus haut (Sage : écart, TVA) »
  const shown = words.replace(/\u00A0: [^()«»\u00A0]*\)$/u, ')');
  const label = subject ?? remark;
  return {
    about: {
      label: label && capital(label),
      remark: subject === null ? null : remark,
      pieces: piecesOf(capital(shown)),
      answer,
    },
    question: capital(rest.join('\u00A0: ')),
  };
}

const textOf = (pieces: readonly NotePiece[]): string => pieces.map(({ text }) => text).join('');

const isLacking = (recommendation: string): boolean =>
  recommendation === 'Peu adapté au poste' || recommendation === 'Preuves insuffisantes';

interface Sentence {
  text: string;
  /** Whether the sentence explains the recommendation. */
  isReason: boolean;
  afterQuestions: boolean;
}

/** The note without its questions, by sentences. */
function sentencesOf(paragraphs: readonly string[], hasReason: boolean): Sentence[] {
  const firstQuestion = paragraphs.findIndex((each) => TO_ASK.test(each));
  return paragraphs.flatMap((paragraph, line) =>
    TO_ASK.test(paragraph)
      ? []
      : splitOutside(paragraph, SENTENCE).map((text, at) => ({
          text: text.replace(/\.$/u, ''),
          isReason: hasReason && line === 0 && at === 0,
          afterQuestions: firstQuestion >= 0 && line > firstQuestion,
        })),
  );
}

/** Splits a note into columns. Null for a note of an older engine, whose lines have no known opening. */
export function noteView(note: string, recommendation: string): NoteView | null {
  const paragraphs = noteParagraphs(note, recommendation);
  const questions = paragraphs.filter((each) => TO_ASK.test(each)).map((each) => questionOf(each.replace(TO_ASK, '')));
  const columns: Record<Column, NoteItem[]> = { strengths: [], points: [], others: [] };
  const plain: string[] = [];
  let reason: NoteView['reason'] = null;
  let isKnown = questions.length > 0;
  for (const { text, isReason, afterQuestions } of sentencesOf(
    paragraphs,
    note.startsWith(`${recommendation}\u00A0:`),
  )) {
    const found = itemsOf(text, isReason && questions.length > 0 && isLacking(recommendation));
    if (found) {
      isKnown = true;
      columns[found.column].push(...found.items);
      const [first] = found.items;
      if (isReason && first) reason = { text: first.label ?? textOf(first.pieces), answer: first.answer };
    } else if (afterQuestions) {
      // Notices on answers, the CV and deducted points come after the questions.
      columns.points.push({ label: null, remark: null, pieces: piecesOf(`${text}.`), answer: null });
    } else plain.push(`${text}.`);
  }
  return isKnown ? { reason, plain, ...columns, questions } : null;
}
