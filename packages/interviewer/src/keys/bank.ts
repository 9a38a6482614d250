import type { AnswerKey, KeyEntry, Question } from '../contract.ts';
import { fold } from '../language/normalise.ts';
import type { BankItem } from '../questions/bank/item.ts';
import { frenchTypography } from '../questions/wording.ts';
import { ENGLISH_KEYS } from './bank/english.ts';
import { FRENCH_KEYS } from './bank/french.ts';
import type { TextLanguage } from '../language/stem.ts';

/** A question of the bank with its answer key. */
export interface KeyedQuestion {
  topic: string;
  kind: Extract<Question['kind'], 'knowledge' | 'situation'>;
  text: string;
  key: AnswerKey;
}

/** Signature of the bank's keys, in place of the name of the person who signs a recruiter's key. */
export const BANK_SIGNATURE = 'Kafaa';

function entryOf(line: string): KeyEntry {
  // Split at the last colon: a point may contain a colon itself.
  const at = line.lastIndexOf(':');
  return {
    text: line.slice(0, at).trim(),
    synonyms: line
      .slice(at + 1)
      .split('|')
      .map((each) => each.trim()),
  };
}

/** Reads the lines of the bank: topic, question, points, mistakes. */
function parse(lines: string): KeyedQuestion[] {
  const questions: KeyedQuestion[] = [];
  let topic = '';
  for (const line of lines.trim().split('\n')) {
    const rest = line.slice(2);
    const last = questions.at(-1);
    if (line.startsWith('#')) topic = rest;
    else if (line.startsWith('?')) {
      const kind = rest.startsWith('situation') ? 'situation' : 'knowledge';
      const text = rest.slice(kind.length + 1);
      questions.push({ topic, kind, text, key: { points: [], redFlags: [], signedBy: BANK_SIGNATURE } });
    } else if (line.startsWith('+')) last?.key.points.push(entryOf(rest));
    else last?.key.redFlags.push(entryOf(rest));
  }
  return questions;
}

const typeset = (entry: KeyEntry): KeyEntry => ({ ...entry, text: frenchTypography(entry.text) });

export const KEYED_QUESTIONS: Readonly<Record<TextLanguage, readonly KeyedQuestion[]>> = {
  fr: parse(FRENCH_KEYS).map(({ key, ...each }) => ({
    ...each,
    text: frenchTypography(each.text),
    key: { ...key, points: key.points.map(typeset), redFlags: key.redFlags.map(typeset) },
  })),
  en: parse(ENGLISH_KEYS),
};

/** Patterns for folded skills of an offer, with the topics of the bank that test them. */
const SKILLS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/premiers secours|secourisme|first aid/, ['cardiac-arrest', 'bleeding', 'burn']],
  [/habilitation electrique|securite electrique|electrical safety|consignation|lockout/, ['lockout']],
  [
    /haccp|hygiene alimentaire|securite alimentaire|food (?:safety|hygiene)/,
    ['kitchen-hygiene', 'cooling', 'cold-delivery'],
  ],
  [/chaine du froid|cold chain/, ['cold-delivery']],
  [/securite incendie|fire safety/, ['evacuation', 'oil-fire']],
  [/travail en hauteur|working at heights?|echafaudage|scaffold/, ['height']],
  [/bionettoyage|produits (?:chimiques|d'entretien)|cleaning products/, ['chemicals']],
  [/manutention|manual handling/, ['lifting']],
  [/cariste|chariot elevateur|forklift/, ['forklift']],
  [/secours routier|ambulancier|ambulance/, ['road-accident']],
  [/poids lourd|heavy truck|heavy goods/, ['truck-check']],
  [/tenue de caisse|encaissement|cash (?:desk|handling)/, ['cash-desk']],
  [/\btva\b|\bvat\b|declarations? fiscales?/, ['vat']],
  [/rapprochements? bancaires?|bank reconciliation/, ['bank-reconciliation']],
  [/comptabilite fournisseurs|factures? fournisseurs?|accounts payable/, ['invoice-check']],
  [/\brgpd\b|\bgdpr\b|protection des donnees|donnees personnelles|data protection/, ['personal-data']],
  [/cybersecurite|cybersecurity|hameconnage|phishing/, ['phishing']],
  [/\bsauvegardes?\b(?! d(?:u|es?) (?:patrimoine|monument|espece))|\bbackups?\b/, ['backup']],
  [/administration des medicaments|medication/, ['medication']],
  [/prise de sang|prelevements? sanguins?|phlebotomy/, ['needle']],
  [/puericulture|petite enfance|childcare/, ['baby-sleep']],
  [/phytosanitaire|pesticide/, ['pesticide']],
  [/permis (?:de )?feu|travaux? par points? chauds?|hot[- ]work|soudure|soudage|welding/, ['hot-work']],
];

/** Topics that fit one kind of workplace only: the offer's text around the skill must match the pattern. */
const PLACES: Readonly<Record<string, RegExp>> = {
  cooling: /cuisin|restaur|hotel|traiteur|cantine|snack|kitchen|cook|catering/,
  'cold-delivery':
    /cuisin|restaur|hotel|traiteur|cantine|snack|kitchen|cook|catering|aliment|food|boucher|poissonn|epicer|superette|supermarche|grocer|frigorif|livreu|laitier|dairy/,
};

/** Returns the topics that test a skill. If `around` (text of the offer) is given, topics of other workplaces are left out. */
function topicsOf(skill: string, around?: string): readonly string[] {
  const topics = SKILLS.find(([pattern]) => pattern.test(fold(skill)))?.[1] ?? [];
  return around === undefined ? topics : topics.filter((topic) => PLACES[topic]?.test(around) ?? true);
}

const itemOf = ({ kind, text, key }: KeyedQuestion): BankItem => ({
  kind,
  text,
  evidence: key.points.map(({ synonyms }) => synonyms.join(', ')),
});

/** The bank's keyed question for a skill, as an item like those of the other banks; `turn` chooses among the topics that fit `around`. */
export function keyedItem(skill: string, language: TextLanguage, turn: number, around?: string): BankItem | undefined {
  const topics = topicsOf(skill, around);
  const topic = topics[turn % topics.length];
  const found = KEYED_QUESTIONS[language].find((each) => each.topic === topic);
  return found && itemOf(found);
}

/** The bank's keyed question that is identical to a text, with the first of these skills that it tests. */
export function keyedText(
  text: string,
  skills: readonly string[],
  language: TextLanguage,
): { item: BankItem; skill: string | undefined } | undefined {
  const found = KEYED_QUESTIONS[language].find((each) => each.text === text);
  return found && { item: itemOf(found), skill: skills.find((skill) => topicsOf(skill).includes(found.topic)) };
}

/** The key of the bank's question that is identical to a text; undefined if there is none. */
export const bankKey = (text: string, language: TextLanguage): AnswerKey | undefined =>
  KEYED_QUESTIONS[language].find((each) => each.text === text)?.key;
