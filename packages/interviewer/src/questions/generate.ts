import type { CompanyBrief, JobBrief, Question } from '../contract.ts';
import { contentStems } from '../language/content.ts';
import { fold } from '../language/normalise.ts';
import { skillWhy } from './coverage.ts';
import { describedObjects } from './described-objects.ts';
import { familyOf, publicOf } from './family.ts';
import { FIRST_JOB_PLACES, firstJobItem, isFirstJob, withPlaces } from './first-job.ts';
import { objectScenariosOf, scenariosOf, SENIORITY_MEASURES } from './seniority.ts';
import { framed } from './frame.ts';
import type { BankItem, Bilingual } from './bank/item.ts';
import { MOTIVATION_QUESTIONS } from './bank/scenarios.ts';
import { QUALITY_TEMPLATES, type SkillTemplates, VALUE_TEMPLATES } from './bank/skill-templates.ts';
import { SOFT_SKILL_QUESTIONS } from './bank/soft-skills.ts';
import { VALUE_QUESTIONS } from './bank/values.ts';
import { titleInside, withArticle } from './job-title.ts';
import { qualityName, tidySkill } from './skill-form.ts';
import { fill, questionsOnSkill, rotated } from './skill-questions.ts';
import { countWords, MOST_WORDS } from './words.ts';
import { frenchTypography, hash, inline } from './wording.ts';

/** Usual number of questions; an offer with four skills drops its second quality and second value to stay within it. */
const USUAL = 8;
const FEWEST = 6;
/** Maximum number of listed skills that get a question. */
const MOST_SKILLS = 4;

interface Draft {
  item: BankItem;
  competency: string;
  requirement: string;
  why: string;
}

/** The parts of an interview, each in the order of the offer. */
interface Parts {
  skills: Draft[];
  qualities: Draft[];
  values: Draft[];
  trade: Draft[];
  /** A second question on each skill, for offers that list very little. */
  more: Draft[];
}

/** Whether a question overlaps one already asked: three or more content stems in common. */
function alike(item: BankItem, drafts: readonly Draft[], language: 'fr' | 'en'): boolean {
  // The first-job places stand in several questions and are not the subject of any.
  const stemsOf = (text: string) => contentStems(text.replace(FIRST_JOB_PLACES[language], ''), language);
  const stems = new Set(stemsOf(item.text));
  return drafts.some(({ item: { text } }) => stemsOf(text).filter((stem) => stems.has(stem)).length >= 3);
}

/** A pseudo-random number per part of an offer, without the low bits: in FNV-1a they depend only on the characters' low bits. */
const chance = (seed: number, part: string): number => hash(`${seed} ${part}`) >>> 7;

/** Places to take an example from; experienced candidates are not asked about internships. */
function placesOf(job: JobBrief, language: 'fr' | 'en'): string {
  if (isFirstJob(job)) return FIRST_JOB_PLACES[language];
  const early = job.seniorityLevel === 'Junior' || job.seniorityLevel === '';
  if (language === 'fr') return early ? 'Dans un travail, un stage ou un projet' : 'Dans un poste ou un projet';
  return early ? 'In a job, an internship or a project' : 'In a job or a project';
}

/** « comme comptable », or « dans ce métier » when the title is a double title or too long. */
function asRole(job: JobBrief, language: 'fr' | 'en'): string {
  const title = titleInside(inline(job.title, 50), language);
  const simple = !/[/&,(]/.test(title) && countWords(title) <= 4 && countWords(title) > 0;
  if (language === 'fr') return simple ? `comme ${title}` : 'dans ce métier';
  return simple ? `as ${withArticle(title)}` : 'in this job';
}

/** Questions on a quality or value outside the lists: its own words fill « {skill} » of the templates. */
function inOwnWords(templates: SkillTemplates, name: string, job: JobBrief, language: 'fr' | 'en'): BankItem[] {
  if (!/\p{L}/u.test(name)) return [];
  const bank = isFirstJob(job) ? templates.first : templates.seasoned;
  return bank[language].map((item) => fill(item, { skill: qualityName(tidySkill(name), language) }));
}

/** Possible questions on a quality or value: the bank's, rotated to start at this turn, or a template filled with its words. */
function livedItems(
  banks: Readonly<Record<string, Bilingual>>,
  templates: SkillTemplates,
  name: string,
  job: JobBrief,
  turn: number,
): BankItem[] {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  // A value of the list may be among the qualities of an offer, and vice versa.
  const bank = (banks[name] ?? SOFT_SKILL_QUESTIONS[name] ?? VALUE_QUESTIONS[name])?.[language];
  if (!bank) return inOwnWords(templates, name, job, language);
  if (!isFirstJob(job)) return rotated(bank, turn);
  const first = firstJobItem(name, bank, language);
  return [...(first ? [first] : []), ...bank].map((item) => withPlaces(item, language));
}

/**
 * The questions for an offer: motivation; past behaviour on its qualities and the company's values; up to four listed skills; its
 * trade; a scenario for the seniority. Usually 8, fewer for an offer that lists little; the same offer always gets the same questions.
 */
export function generateQuestions(job: JobBrief, company: CompanyBrief): Question[] {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const seed = hash([job.title, job.seniorityLevel, ...job.skills, ...job.softSkills, company.industry].join('|'));
  const words = {
    asRole: asRole(job, language),
    places: placesOf(job, language),
    public: publicOf(job, company, language),
  };
  const motivation = firstFitting(rotated(MOTIVATION_QUESTIONS[language], seed), [], words, language);
  const begin: Draft[] = motivation
    ? [
        {
          item: motivation,
          competency: 'Motivation',
          requirement: job.title,
          why: 'Motivation : vérifie que l’intérêt pour ce poste s’appuie sur du concret.',
        },
      ]
    : [];
  const parts = partsOf(job, company, seed, words, begin);
  const chosen = compose(parts);
  const lived = [...begin, ...chosen.qualities, ...chosen.values];
  const work = [...chosen.skills, ...chosen.more, ...chosen.trade];
  const drafts = [...lived, ...work, ...scenarioDraft(job, company, seed, words, [...lived, ...work])];
  return drafts.map(({ item, competency, requirement, why }) => {
    const text = language === 'fr' ? frenchTypography(item.text) : item.text;
    return { ...framed({ ...item, text }, competency, requirement, why, language), rationale: frenchTypography(why) };
  });
}

/** Selects from each part: four skills before a second quality, then qualities, values and trade in turn up to the usual number. */
function compose({ skills, qualities, values, trade, more }: Parts): Parts {
  const took = {
    skills: skills.slice(0, MOST_SKILLS),
    qualities: qualities.slice(0, 1),
    values: values.slice(0, 1),
    trade: [] as Draft[],
    more: [] as Draft[],
  };
  // With fewer than two skills, a trade question comes first in place of a skill; otherwise qualities and values come first.
  const lived = [qualities[1], values[1]];
  const inTurn =
    skills.length >= 2 ? [...lived, trade[0], qualities[2], trade[1]] : [trade[0], ...lived, trade[1], qualities[2]];
  // Motivation and scenario take two places.
  let free = USUAL - 2 - took.skills.length - took.qualities.length - took.values.length;
  for (const draft of inTurn.filter((each) => each !== undefined)) {
    if (free <= 0) break;
    free--;
    if (trade.includes(draft)) took.trade.push(draft);
    else if (qualities.includes(draft)) took.qualities.push(draft);
    else took.values.push(draft);
  }
  // The caller sets the order of the interview.
  took.more = more.slice(0, Math.max(0, free - (USUAL - FEWEST)));
  return took;
}

type Words = Readonly<Record<string, string>>;

/** The first question that is short enough and overlaps none already asked; otherwise the first whose text is not already asked. */
function firstFitting(
  items: readonly BankItem[],
  drafts: readonly Draft[],
  words: Words,
  language: 'fr' | 'en',
): BankItem | undefined {
  const filled = items.map((item) => fill(item, words)).filter(({ text }) => countWords(text) <= MOST_WORDS);
  const fresh = filled.filter(({ text }) => drafts.every(({ item }) => item.text !== text));
  return fresh.find((item) => !alike(item, drafts, language)) ?? fresh[0];
}

function partsOf(job: JobBrief, company: CompanyBrief, seed: number, words: Words, begin: readonly Draft[]): Parts {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const parts: Parts = { skills: [], qualities: [], values: [], trade: [], more: [] };
  const asked: Draft[] = [...begin];
  const add = (
    part: Draft[],
    items: readonly BankItem[],
    draft: Omit<Draft, 'item'>,
    before: readonly Draft[] = asked,
  ): void => {
    const item = firstFitting(items, before, words, language);
    if (!item) return;
    part.push({ item, ...draft });
    asked.push({ item, ...draft });
  };

  const ofSkill = (skill: string) => ({
    competency: skill,
    requirement: `Compétence demandée : ${skill}`,
    why: skillWhy(skill),
  });
  const listed = [...new Set(job.skills)];
  for (const [part, first] of [
    [parts.skills, 0],
    [parts.more, 1],
  ] as const)
    for (const [turn, skill] of listed.entries()) {
      if (part.length >= MOST_SKILLS) break;
      // Two skills may share a template, so only identical texts are excluded.
      const items = questionsOnSkill(skill, job, company, seed + turn + first).filter(({ text }) =>
        asked.every(({ item }) => item.text !== text),
      );
      add(part, items, ofSkill(skill), begin);
    }

  for (const [turn, quality] of job.softSkills.slice(0, 3).entries())
    add(parts.qualities, livedItems(SOFT_SKILL_QUESTIONS, QUALITY_TEMPLATES, quality, job, seed + turn), {
      competency: quality,
      requirement: `Qualité attendue : ${quality}`,
      why: `Vérifie la qualité « ${quality} », demandée dans l’offre, sur une situation vécue.`,
    });

  const qualities = new Set(job.softSkills.slice(0, 1).map(fold));
  const distinct = company.companyValues.filter((each) => !qualities.has(fold(each)));
  const values = distinct.length > 0 ? distinct : company.companyValues;
  const wanted = values.length === 1 ? [...values, ...values] : values.slice(0, 2);
  for (const [turn, value] of wanted.entries())
    add(parts.values, livedItems(VALUE_QUESTIONS, VALUE_TEMPLATES, value, job, chance(seed, value) + turn), {
      competency: value,
      requirement: `Valeur de l’entreprise : ${value}`,
      why: `Vérifie la valeur « ${value} » sur un exemple vécu.`,
    });

  const family = familyOf(job, company)?.[language] ?? [];
  for (const turn of [0, 1])
    add(parts.trade, rotated(family, seed + turn), {
      competency: job.title,
      requirement: `Métier : ${job.title}`,
      why: `Vérifie la pratique du métier « ${job.title} » sur une situation fréquente.`,
    });
  return parts;
}

/** The scenario: about an object that the description names, otherwise a general one for the seniority and setting. */
function scenarioDraft(
  job: JobBrief,
  company: CompanyBrief,
  seed: number,
  words: Words,
  asked: readonly Draft[],
): Draft[] {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const [object] = describedObjects(job);
  const named = object === undefined ? [] : (objectScenariosOf(job)?.[language] ?? []);
  const general = rotated(scenariosOf(job, company)?.[language] ?? [], chance(seed, 'scenario'));
  const item = firstFitting([...named, ...general], asked, { ...words, object: object ?? '' }, language);
  if (!item) return [];
  const competency = SENIORITY_MEASURES[job.seniorityLevel] ?? 'Autonomie';
  return [
    {
      item,
      competency,
      requirement: `Séniorité : ${job.seniorityLevel || 'non précisée'}`,
      why: `${competency} : vérifie comment la personne agit seule, au niveau que l’offre annonce.`,
    },
  ];
}
