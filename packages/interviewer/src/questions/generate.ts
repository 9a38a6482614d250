import type { CompanyBrief, JobBrief, Question } from '../contract.ts';
import { contentStems } from '../language/content.ts';
import { fold } from '../language/normalise.ts';
import { familyOf, publicOf } from './family.ts';
import { scenariosOf, SENIORITY_MEASURES } from './seniority.ts';
import { forStudents } from './students.ts';
import { framed } from './frame.ts';
import type { BankItem, Bilingual } from './bank/item.ts';
import { MOTIVATION_QUESTIONS, SKILL_TEMPLATES } from './bank/scenarios.ts';
import { SKILL_QUESTIONS } from './bank/skills.ts';
import { SOFT_SKILL_QUESTIONS } from './bank/soft-skills.ts';
import { VALUE_QUESTIONS } from './bank/values.ts';
import { titleInside, withArticle, withUs } from './job-title.ts';
import { frenchTypography, hash, inline, midSentence } from './wording.ts';

interface Draft {
  item: BankItem;
  competency: string;
  requirement: string;
  why: string;
}

/** Whether a question comes back to what another has asked already: a mistake that nobody saw, say. */
function alike(item: BankItem | undefined, drafts: readonly Draft[], language: 'fr' | 'en'): boolean {
  const stems = new Set(contentStems(item?.text ?? '', language));
  return drafts.some(
    ({ item: { text } }) => contentStems(text, language).filter((stem) => stems.has(stem)).length >= 3,
  );
}

/** Where one has lived things: who has worked for years is not asked about an internship. */
function livedPlaces(seniority: string, language: 'fr' | 'en') {
  const early = seniority === 'Stagiaire' || seniority === 'Junior' || seniority === '';
  if (language === 'fr') {
    return early
      ? { unVecu: 'un travail, un stage ou un projet', duVecu: 'du travail, du stage ou du projet' }
      : { unVecu: 'un poste ou un projet', duVecu: 'du poste ou du projet' };
  }
  return early
    ? { unVecu: 'a job, an internship or a project', duVecu: 'the job, internship or project' }
    : { unVecu: 'a job or a project', duVecu: 'the job or project' };
}

function fill(item: BankItem, words: Readonly<Record<string, string>>): BankItem {
  const text = item.text.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '').replace(/ {2,}/g, ' ');
  return { ...item, text };
}

/**
 * The questions of an offer: motivation, past behaviour on its soft skills, the company's values,
 * its must-have skills and its trade, a scenario at the seniority asked. 6 to 10, usually 8; the
 * same offer always gets the same questions.
 */
export function generateQuestions(job: JobBrief, company: CompanyBrief): Question[] {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const seed = hash([job.title, job.seniorityLevel, ...job.skills, ...job.softSkills, company.industry].join('|'));
  const pick = (bank: Bilingual, turn: number): BankItem | undefined => {
    const list = bank[language];
    return list[(seed + turn) % list.length];
  };
  const title = titleInside(inline(job.title, 50), language);
  const name = inline(company.name ?? '', 30);
  const chez = withUs(name, language);
  const words = {
    ...livedPlaces(job.seniorityLevel, language),
    public: publicOf(job, company, language),
    role: title,
    anyRole: withArticle(title),
    chez,
  };

  const drafts: Draft[] = [];
  const used = new Set<string>();
  const add = (item: BankItem | undefined, draft: Omit<Draft, 'item'>): boolean => {
    if (!item || used.has(item.text)) return false;
    used.add(item.text);
    drafts.push({ item: fill(item, words), ...draft });
    return true;
  };

  add(pick(MOTIVATION_QUESTIONS, 0), {
    competency: 'Motivation',
    requirement: job.title,
    why: 'l’envie d’un poste précis, appuyée sur du vécu, annonce l’engagement mieux qu’un éloge de l’entreprise',
  });

  const softSkills = job.softSkills.filter((each) => SOFT_SKILL_QUESTIONS[each]);
  for (const [index, softSkill] of softSkills.slice(0, softSkills.length > 2 ? 3 : 2).entries()) {
    const bank = SOFT_SKILL_QUESTIONS[softSkill];
    if (bank)
      add(pick(bank, index), {
        competency: softSkill,
        requirement: `Qualité attendue : ${softSkill}`,
        why: 'l’offre la demande et qu’un comportement passé est le meilleur indice du suivant',
      });
  }

  const values = company.companyValues.filter((each) => VALUE_QUESTIONS[each]);
  const wanted = values.length === 1 ? [values[0], values[0]] : values.slice(0, 2);
  for (const [index, value] of wanted.entries()) {
    const bank = value === undefined ? undefined : VALUE_QUESTIONS[value];
    if (bank && value !== undefined)
      add(pick(bank, index), {
        competency: value,
        requirement: `Valeur de l’entreprise : ${value}`,
        why: 'l’entreprise l’a choisie et qu’une valeur se voit dans un acte, non dans une opinion',
      });
  }

  addKnowledge(job, company, language, seed, add);

  const scenarios = scenariosOf(job, company);
  if (scenarios)
    add(pick(scenarios, alike(pick(scenarios, 0), drafts, language) ? 1 : 0), {
      competency: SENIORITY_MEASURES[job.seniorityLevel] ?? 'Autonomie',
      requirement: `Séniorité : ${job.seniorityLevel || 'non précisée'}`,
      why: 'la situation demande le degré d’autonomie que l’offre annonce',
    });

  return drafts.slice(0, 10).map(({ item, competency, requirement, why }) => {
    // Said once: after it, everyone knows that school counts.
    const first = job.seniorityLevel === 'Stagiaire' && item.kind === 'behaviour' && drafts[1]?.item === item;
    const said = first ? forStudents(item, language) : item.text;
    const text = language === 'fr' ? frenchTypography(said) : said;
    return framed({ ...item, text }, competency, requirement, why, language);
  });
}

type Add = (item: BankItem | undefined, draft: Omit<Draft, 'item'>) => boolean;

/** Two questions on the must-have skills and the trade; three when the offer lists many or no soft skill is asked. */
function addKnowledge(job: JobBrief, company: CompanyBrief, language: 'fr' | 'en', seed: number, add: Add): void {
  const goal = (job.skills.length >= 5 ? 3 : 2) + Math.max(0, 2 - job.softSkills.length);
  const family = familyOf(job, company);
  let made = 0;
  const forSkill = (skill: string) => ({
    competency: skill,
    requirement: `Compétence demandée : ${skill}`,
    why: 'l’offre la cite parmi ses exigences et que l’appliquer à un cas distingue le savoir du vocabulaire',
  });
  for (const skill of job.skills) {
    if (made >= (family ? goal - 1 : goal)) break;
    const known = SKILL_QUESTIONS.find((each) => each.match.test(fold(skill)));
    if (known && add(known[language][seed % known[language].length], forSkill(skill))) made++;
  }
  if (family) {
    for (let turn = 0; turn < family[language].length && made < goal; turn++) {
      const item = family[language][(seed + turn) % family[language].length];
      const done = add(item, {
        competency: job.title,
        requirement: `Métier : ${job.title}`,
        why: 'la situation est de celles que ce métier rencontre chaque mois',
      });
      if (done) made++;
      if (made >= goal - (job.skills.length > made ? 1 : 0)) break;
    }
  }
  for (const [turn, skill] of job.skills.entries()) {
    if (made >= goal) break;
    const template = SKILL_TEMPLATES[language][(seed + turn) % SKILL_TEMPLATES[language].length];
    if (template && add(fill(template, { skill: midSentence(inline(skill, 40)) }), forSkill(skill))) made++;
  }
}
