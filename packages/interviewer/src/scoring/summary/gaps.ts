import type { CvFacts, JobBrief, Level } from '#/contract';
import { admissionIn } from './admissions.ts';
import { skillsNamer } from '#/cv/skills';
import { duration, standings } from '#/cv/told';
import { isDenial } from '#/questions/denial';
import { skillCoverage } from '#/questions/coverage';
import { frenchTypography } from '#/questions/wording';
import { contentStems } from '#/language/content';
import { SCORED_CHARACTERS, type PreparedAnswer } from '../prepare.ts';
import { overlaps, passages } from '../passages.ts';
import { admits, tellsHabit } from '../said/acts.ts';
import { holdsFact, namesObject, tellsCase, tellsReason } from '../said/labels.ts';
import { holdsNumber } from '../said/line.ts';
import {
  evidenceOf,
  isKnowledge,
  listed,
  placeOf,
  quoted,
  quoteWhole,
  subjectWithin,
  withArticle,
} from './evidence.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';
import { permit } from './permit.ts';
import { termsOf } from './terms.ts';

/** Evidence for one skill of the offer in the interview and the CV. */
export interface SkillEvidence {
  skill: string;
  indispensable: boolean;
  /** Best level of the answers that were asked about the skill or apply it; null when there are none. */
  level: Level | null;
  /** Best level of all answers that name the skill or come near its words, including those on motivation. */
  best: Level | null;
  /** Whether any answer names the skill, or only comes near its words. */
  said: 'named' | 'near' | null;
  inCv: boolean;
  /** The questions that ask for the skill. */
  questions: readonly number[];
}

/** « injecteurs » comes near « Injection diesel »: no evidence of the skill, but the answer cannot be called silent on it. */
const touches = (answer: PreparedAnswer | null, stems: readonly string[]): boolean =>
  stems.some((stem) => {
    const root = stem.slice(0, Math.max(4, Math.min(5, stem.length - 1)));
    return answer?.sentences.some((sentence) => sentence.stems.some((word) => word.startsWith(root))) ?? false;
  });

const read = new WeakMap<SummaryInput, readonly SkillEvidence[]>();
/** The offer's skills, indispensable ones first. Cached. */
export function skillsShown(input: SummaryInput): readonly SkillEvidence[] {
  const skills = read.get(input) ?? skillsOf(input);
  read.set(input, skills);
  return skills;
}

function skillsOf({ job, exchanges, answers, cv }: SummaryInput): SkillEvidence[] {
  const asked = skillCoverage(
    exchanges.map(({ question }) => question),
    job,
  );
  const namedIn = skillsNamer(job.skills);
  const named = exchanges.map(({ answer }) => namedIn((answer ?? '').slice(0, SCORED_CHARACTERS)));
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  // An answer in a language shows only how the candidate writes it, so the interview's language is not listed as a skill.
  const spoken = language === 'en' ? /english|anglais/i : /fran[cç]ais|french/i;
  return asked
    .filter(({ skill }) => !spoken.test(skill))
    .map(({ skill, questions }): SkillEvidence => {
      // A motivation answer is not evidence of a skill, but a skill that it names counts as named.
      const shows = (index: number): boolean => exchanges[index]?.question.kind !== 'motivation';
      const about = questions.filter(shows);
      const stems = contentStems(skill, language);
      const said = answers.map(({ prepared }, index) =>
        named[index]?.includes(skill) ? 'named' : touches(prepared, stems) ? 'near' : null,
      );
      const highest = (of: (index: number) => boolean): Level | null => {
        const levels = answers.flatMap(({ evaluation: { level } }, index) =>
          level !== null && of(index) ? [level] : [],
        );
        return levels.length > 0 ? (Math.max(...levels) as Level) : null;
      };
      return {
        skill: frenchTypography(skill),
        indispensable: job.indispensableSkills?.includes(skill) ?? false,
        level: highest((index) => shows(index) && (about.includes(index) || said[index] !== null)),
        best: highest((index) => said[index] !== null),
        said: said.includes('named') ? 'named' : said.includes('near') ? 'near' : null,
        inCv: cv?.skills.some(({ name }) => name === skill) ?? false,
        questions: about,
      };
    })
    .toSorted((a, b) => Number(b.indispensable) - Number(a.indispensable));
}

const marked = ({ skill, indispensable }: SkillEvidence): string =>
  indispensable ? `${skill} (indispensable)` : skill;

/** Points in which the CV falls short of the offer, in the CV's own words. */
function pathGaps(cv: CvFacts, job: JobBrief, spoken: boolean): string[] {
  const { experience, education } = standings(cv, job);
  const { diploma, diplomaInProgress, experienceMonths, otherTradeMonths = 0, unknownTradeMonths = 0 } = cv;
  const gaps: string[] = [];
  if (experience === 'not-met' && experienceMonths !== null) {
    const own = Math.max(0, experienceMonths - otherTradeMonths - unknownTradeMonths);
    const has =
      own === 0 ? 'pas d’expérience du métier reconnue au CV' : `${duration(own, cv.approximate)} dans le métier au CV`;
    gaps.push(`${has} pour ${job.minExperienceYears}\u00A0an${job.minExperienceYears > 1 ? 's' : ''} demandés`);
  }
  if (education === 'not-met') {
    const words = diploma ?? diplomaInProgress;
    gaps.push(
      `${words ? `${quoted(words.words)} au CV` : `${cv.educationLevel ?? 'diplôme non trouvé'} au CV`} pour ${job.educationLevel} demandé`,
    );
  }
  for (const name of job.preferredLanguages) {
    const found = cv.languages.find((each) => each.name === name);
    const expected = name === (job.interviewLanguage === 'Anglais' ? 'Anglais' : 'Français');
    if (expected && spoken) continue;
    if (!found && cv.languages.length > 0) gaps.push(`${name.toLowerCase()} non trouvé au CV`);
    else if (found?.level === 'notions')
      gaps.push(`${name.toLowerCase()}\u00A0: ${found.line ? quoted(found.line.trim()) : 'notions'} au CV`);
  }
  return gaps;
}

/**
 * Lists the subjects on which every answer is general talk, each with a quote. Knowledge questions and scenarios are skipped,
 * because they ask for no example.
 */
function generalSubjects(input: SummaryInput, told: Told): string[] {
  const { exchanges, answers, job } = input;
  const general = new Map<string, number | null>();
  exchanges.forEach((exchange, index) => {
    const { competency, kind } = exchange.question;
    if (kind === 'motivation' || isKnowledge(kind) || job.skills.includes(competency)) return;
    const subject = subjectWithin(exchange, job);
    const isGeneral = levelAt(input, index) <= 1 && isGeneralTalk(answers[index]);
    general.set(subject, isGeneral && general.get(subject) !== null ? index : null);
  });
  return [...general].flatMap(([subject, index]) =>
    index === null ? [] : [`${withArticle(subject)}${shownAt(input, index, told)}`],
  );
}

/**
 * Whether an answer contains no amount, act, case, reason or object of work. Only then does the summary say that something
 * is missing.
 */
function isGeneralTalk(answer: ReadAnswer | undefined): boolean {
  if (!answer?.prepared) return false;
  const { sentences, scoredAs } = answer.prepared;
  return sentences.every(
    ({ raw }) =>
      !holdsNumber(raw) &&
      !holdsFact(raw, scoredAs) &&
      !tellsCase(raw, scoredAs) &&
      !tellsReason(raw, scoredAs) &&
      !namesObject(raw, scoredAs) &&
      !tellsHabit(raw, scoredAs) &&
      !admits(raw, scoredAs),
  );
}

/** « (« … », réponse 5 : planning) »: a passage of an answer that was not quoted yet. */
function shownAt({ answers, exchanges }: SummaryInput, index: number, told: Told): string {
  const [answer, exchange] = [answers[index], exchanges[index]];
  if (!answer?.prepared || !exchange) return '';
  const passage =
    evidenceOf(answer, exchange.question.kind, told.quotes).action ??
    passages(answer.prepared).find(({ text }) => !overlaps(text, told.quotes));
  const place = placeOf(index, answer, told);
  return passage ? ` (${quoteWhole(passage, answer, exchange.answer, told)}, ${place})` : ` (${place})`;
}

/** Clause for an interview in which no answer shows anything, or nothing beyond general talk; empty otherwise. */
function nothingShown({ answers, exchanges }: SummaryInput): string {
  const best = Math.max(...answers.map(({ evaluation: { level } }) => level ?? Infinity));
  if (best > 1) return '';
  const denied = exchanges.filter(({ answer }) => isDenial(answer ?? '')).length;
  const said =
    denied > 0 ? `, ${denied} sur ${answers.length} disent seulement ne pas l’avoir vécu ou ne pas savoir` : '';
  return `${best <= 0 ? 'les réponses ne montrent rien' : 'aucune réponse ne dépasse des propos généraux'}${said}`;
}

/** Points missing compared with the offer, as clauses of one sentence. */
export function gaps(input: SummaryInput, told: Told, weak: boolean): string | null {
  const { cv, job } = input;
  const skills = skillsShown(input);
  const unnamed = skills.filter(({ level, inCv, said }) => level === null && !inCv && said === null);
  // A good answer to another question that speaks of the skill counts, so the skill is then not listed as thin.
  const thin = skills.filter(
    ({ level, best, questions }) => level !== null && level <= 1 && (best ?? 0) <= 1 && questions.length > 0,
  );
  const wished = skills.filter(
    ({ level, best, inCv, said }) => level === null && !inCv && said === 'named' && (best ?? 0) <= 1,
  );
  const written = skills.filter(({ level, inCv }) => level === null && inCv);
  const spoken = input.answers.filter(({ evaluation: { level } }) => (level ?? 0) >= 2).length >= 3;
  const subjects = weak ? generalSubjects(input, told) : [];
  const parts = [
    nothingShown(input),
    unnamed.length > 0
      ? `${cv ? 'ni l’entretien ni le CV ne nomment' : 'l’entretien ne nomme pas'} ${listed(unnamed.map(marked), 'ni')}${spokenOf(input, told)}`
      : '',
    ...thinParts(input, thin, told),
    wished.length > 0 ? `cité sans exemple\u00A0: ${listed(wished.map(marked))}` : '',
    subjects.length > 0 ? `pas d’exemple précis sur ${listed(subjects, 'ni')}` : '',
    written.length > 0 ? `${listed(written.map(marked))}\u00A0: au CV seulement` : '',
    permit(input, told) ?? '',
    ...(cv ? pathGaps(cv, job, spoken) : []),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return parts.join('\u202F; ');
}

/** Things that the answers speak of instead and that the summary has not named yet. */
function spokenOf({ answers }: SummaryInput, told: Told): string {
  const things = answers.flatMap(({ prepared, evaluation: { level } }) =>
    prepared && level !== null && level > 0 ? termsOf(prepared, told.terms, 1) : [],
  );
  return things.length > 0 ? ` (on y parle de\u00A0: ${things.slice(0, 3).join(', ')})` : '';
}

/** Skills whose answers are all noted low, each with the person's words. General talk is reported only where nothing else is said. */
function thinParts(input: SummaryInput, thin: readonly SkillEvidence[], told: Told): string[] {
  const general: string[] = [];
  const low: string[] = [];
  for (const each of thin) {
    const index = each.questions.toSorted((a, b) => levelAt(input, b) - levelAt(input, a) || a - b)[0];
    const answer = index === undefined ? undefined : input.answers[index];
    if (index === undefined || !answer) continue;
    // A limit that the person states is shown in a sentence of its own.
    if (admissionIn(answer) || told.answers.has(index)) continue;
    const isGeneral = isGeneralTalk(answer) || !answer.prepared;
    (isGeneral ? general : low).push(`${marked(each)}${shownAt(input, index, told)}`);
  }
  return [
    general.length > 0 ? `rien de précis sur ${listed(general, 'ni')}` : '',
    low.length > 0 ? `noté bas sur ${listed(low)}` : '',
  ];
}

const levelAt = ({ answers }: SummaryInput, index: number): number => answers[index]?.evaluation.level ?? -1;
