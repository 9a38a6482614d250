import type { CompanyBrief, JobBrief, Question, QuestionKind } from '../contract.ts';
import { keyedText } from '../keys/bank.ts';
import { fold } from '../language/normalise.ts';
import { tokenise } from '../language/tokens.ts';
import { detectLanguage } from '../language/detect.ts';
import { contentStems } from '../language/content.ts';
import { familyOf } from './family.ts';
import { everyScenario } from './seniority.ts';
import { firstJobItem, withoutPlaces } from './first-job.ts';
import { caseOf } from './skill-questions.ts';
import { askedSkill } from './skill-form.ts';
import { framed } from './frame.ts';
import { frenchTypography } from './wording.ts';
import type { BankItem, Bilingual } from './bank/item.ts';
import { MOTIVATION_QUESTIONS } from './bank/scenarios.ts';
import {
  EARLIER_SKILL_TEMPLATES,
  EVERY_SKILL_TEMPLATE,
  QUALITY_TEMPLATES,
  VALUE_TEMPLATES,
} from './bank/skill-templates.ts';
import { SKILL_QUESTIONS } from './bank/skills.ts';
import { SOFT_SKILL_QUESTIONS } from './bank/soft-skills.ts';
import { VALUE_QUESTIONS } from './bank/values.ts';

const MOTIVATION =
  /pourquoi (?:avez[- ]vous |vouloir |voulez|souhaitez|ce poste|postul|nous|cette)|motiv|attire|qu'est-ce qui vous (?:a |donne|plai|pousse)|why (?:do you want|did you apply|are you|this|our|us)|attracts? you|interested in (?:this|our)/;
const PAST =
  /racontez|raconte|parlez[- ]nous d'un|parlez d'un|decrivez un|une fois ou|un moment ou|une situation (?:ou|dans)|derniere fois|tell (?:us|me) about|describe (?:a|the|your) |a time (?:when|you)|give (?:us )?an example|donnez (?:nous )?un exemple/;
const HYPOTHETICAL =
  /que fai(?:tes|s|riez)|comment (?:reagi|procede|feriez|agi)|si vous|imaginez|on vous (?:demande|confie)|what (?:would|do) you do|how (?:would|do) you|suppose|imagine|if you/;

const GENERAL_EVIDENCE = {
  past: {
    fr: [
      'fait, décidé, appelé, proposé',
      'problème, délai, client, équipe',
      'résultat, fini, réglé, temps',
      'vérifier, choisir, organiser',
    ],
    en: [
      'made, decided, called, suggested',
      'problem, deadline, client, team',
      'result, finished, solved, time',
      'check, choose, organise',
    ],
  },
  know: {
    fr: [
      'vérifier, tester, mesurer, comparer',
      'cause, raison, risque',
      'étape, priorité, ordre, plan',
      'outil, méthode, exemple',
    ],
    en: [
      'check, test, measure, compare',
      'cause, reason, risk',
      'step, priority, order, plan',
      'tool, method, example',
    ],
  },
} as const;

/** The soft skill or value that a text speaks of, by its name and the words of its bank questions; null if none is clear. */
function namedBy(
  text: string,
  names: readonly string[],
  bank: Readonly<Record<string, Bilingual>>,
  language: 'fr' | 'en',
): string | null {
  const stems = new Set(contentStems(text, language));
  let best: string | null = null;
  let bestScore = 0;
  for (const name of names) {
    const items = bank[name]?.[language] ?? [];
    const direct = contentStems(name, language).some((each) => stems.has(each)) ? 2 : 0;
    const words = new Set(items.flatMap((item) => contentStems(`${item.text} ${item.evidence[0] ?? ''}`, language)));
    const score = direct + [...stems].filter((each) => words.has(each)).length * 0.4;
    if (score > bestScore) {
      best = name;
      bestScore = score;
    }
  }
  return bestScore >= 1.2 ? best : null;
}

const lineOf = (text: string): string => tokenise(text).join(' ');

const templatePieces = new Map<string, readonly string[]>();
/** The lines between the {words} of one of the bank's texts; kept, because each question is compared with all of them. */
function piecesOf(template: string): readonly string[] {
  const pieces = templatePieces.get(template) ?? template.split(/\{\w+\}/).map(lineOf);
  templatePieces.set(template, pieces);
  return pieces;
}

/** Whether a line was made from a template; its {words} of the offer match any text. */
function fitsTemplate(line: string, template: string): boolean {
  const [first = '', ...pieces] = piecesOf(template);
  const last = pieces.pop();
  if (last === undefined) return line === first;
  if (!line.startsWith(first) || !line.endsWith(last)) return false;
  let at = first.length;
  for (const piece of pieces) {
    const found = line.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= line.length - last.length;
}

function fromTemplates(
  text: string,
  job: JobBrief,
  language: 'fr' | 'en',
): { item: BankItem; competency: string } | null {
  const line = lineOf(text);
  const motivation = MOTIVATION_QUESTIONS[language].find((item) => fitsTemplate(line, item.text));
  if (motivation) return { item: motivation, competency: 'Motivation' };
  for (const { bank, measure } of everyScenario()) {
    const item = bank[language].find((each) => fitsTemplate(line, each.text));
    if (item) return { item, competency: measure };
  }
  for (const { seasoned, first } of [...EVERY_SKILL_TEMPLATE, EARLIER_SKILL_TEMPLATES]) {
    const item = [...seasoned[language], ...first[language]].find((each) => fitsTemplate(line, each.text));
    if (item) return { item, competency: skillIn(text, job.skills, language) ?? job.title };
  }
  return null;
}

/** The longest of these names that the text contains, written as a question writes it. */
function skillIn(text: string, names: readonly string[], language: 'fr' | 'en'): string | undefined {
  const line = fold(text);
  return names
    .filter((name) => line.includes(fold(frenchTypography(askedSkill(name, language).words.skill))))
    .toSorted((one, other) => other.length - one.length)[0];
}

function fromBank(
  text: string,
  job: JobBrief,
  company: CompanyBrief,
  language: 'fr' | 'en',
): { item: BankItem; competency: string } | null {
  const keyed = keyedText(text, job.skills, language);
  if (keyed) return { item: keyed.item, competency: keyed.skill ?? job.title };
  const [line, bare] = [lineOf(text), lineOf(withoutPlaces(text))];
  for (const banks of [SOFT_SKILL_QUESTIONS, VALUE_QUESTIONS]) {
    for (const [name, bank] of Object.entries(banks)) {
      const first = firstJobItem(name, bank[language], language);
      const item = [...bank[language], ...(first ? [first] : [])].find((each) => fitsTemplate(bare, each.text));
      if (item) return { item, competency: name };
    }
  }
  for (const [templates, names] of [
    [QUALITY_TEMPLATES, [...job.softSkills, ...job.skills]],
    [VALUE_TEMPLATES, company.companyValues],
  ] as const) {
    const item = [...templates.seasoned[language], ...templates.first[language]].find((each) =>
      fitsTemplate(line, each.text),
    );
    if (item) return { item, competency: skillIn(text, names, language) ?? names[0] ?? job.title };
  }
  for (const entry of SKILL_QUESTIONS)
    for (const item of entry[language])
      if (fitsTemplate(line, item.text)) {
        const skill =
          job.skills.find((each) => caseOf(each, job, company) === entry) ??
          job.skills.find((each) => entry.match.test(fold(each)));
        return { item, competency: skill ?? job.title };
      }
  const family = familyOf(job, company);
  const item = family?.[language].find((each) => fitsTemplate(line, each.text));
  return item ? { item, competency: job.title } : fromTemplates(text, job, language);
}

/**
 * Describes a question a recruiter wrote, so that it can be scored like the bank's own: its kind,
 * what it measures and what good evidence contains. Guesses are cautious: a question that names
 * nothing known is described by its own words and the offer's skills. A kind chosen by the recruiter takes precedence.
 */
export function describeQuestion(text: string, job: JobBrief, company: CompanyBrief, chosen?: QuestionKind): Question {
  const tokens = tokenise(text);
  const detected = detectLanguage(text, tokens);
  const language =
    detected === 'fr' || detected === 'en' ? detected : job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const why = 'vous l’avez ajoutée aux questions de l’offre';
  // A skill in another language may mislead the detection, so the bank is also searched in the interview's language.
  const spoken = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const known = fromBank(text, job, company, language) ?? fromBank(text, job, company, spoken);
  if (known)
    return framed(
      { ...known.item, text, kind: chosen ?? known.item.kind },
      known.competency,
      'Question de l’offre',
      why,
      language,
    );

  const folded = fold(text);
  const value = namedBy(text, company.companyValues, VALUE_QUESTIONS, language);
  const soft = namedBy(text, job.softSkills, SOFT_SKILL_QUESTIONS, language);
  const stems = new Set(contentStems(text, language));
  const skill = job.skills.find((each) => contentStems(each, language).some((one) => stems.has(one)));
  const past = PAST.test(folded);
  const hypothetical = HYPOTHETICAL.test(folded);
  let kind: QuestionKind;
  let competency: string;
  let bank: BankItem[] = [];
  if (MOTIVATION.test(folded)) [kind, competency] = ['motivation', 'Motivation'];
  else if (skill !== undefined && !past) [kind, competency] = [hypothetical ? 'situation' : 'knowledge', skill];
  else if (value !== null) [kind, competency, bank] = ['value', value, VALUE_QUESTIONS[value]?.[language] ?? []];
  else if (soft !== null && past)
    [kind, competency, bank] = ['behaviour', soft, SOFT_SKILL_QUESTIONS[soft]?.[language] ?? []];
  else if (past) [kind, competency] = ['behaviour', skill ?? 'Expérience'];
  else [kind, competency] = [hypothetical ? 'situation' : 'knowledge', skill ?? job.title];

  kind = chosen ?? kind;
  const lived = kind === 'behaviour' || kind === 'value' || kind === 'motivation';
  const skillBank = skill === undefined ? undefined : SKILL_QUESTIONS.find((each) => each.match.test(fold(skill)));
  const specific =
    bank.length > 0 ? bank.flatMap((item) => item.evidence.slice(0, 3)) : (skillBank?.[language][0]?.evidence ?? []);
  const evidence = [...specific, ...GENERAL_EVIDENCE[lived ? 'past' : 'know'][language]].slice(0, 7);
  return framed({ kind, text, evidence }, competency, 'Question de l’offre', why, language);
}
