import type { CompanyBrief, JobBrief } from '../contract.ts';
import { FIELD_SCENARIOS } from './bank/field-scenarios.ts';
import type { Bilingual } from './bank/item.ts';
import { SENIORITY_SCENARIOS } from './bank/scenarios.ts';
import { OBJECT_SCENARIOS } from './bank/skill-templates.ts';
import { isFirstJob } from './first-job.ts';
import { settingOf } from './family.ts';

/** The competency that the scenario of each seniority measures. */
export const SENIORITY_MEASURES: Readonly<Record<string, string>> = {
  Stagiaire: 'Envie d’apprendre',
  Junior: 'Fiabilité des débuts',
  Débutant: 'Fiabilité des débuts',
  Intermédiaire: 'Autonomie',
  Senior: 'Jugement',
  "Chef d'équipe": 'Conduite d’équipe',
  Cadre: 'Décision',
};

/** The scenarios for the seniority of an offer, in the setting of its work. */
export function scenariosOf(job: JobBrief, company: Pick<CompanyBrief, 'industry'>): Bilingual | undefined {
  const setting = settingOf(job, company);
  const bank = setting === 'office' ? SENIORITY_SCENARIOS : FIELD_SCENARIOS[setting];
  return bank[job.seniorityLevel] ?? (isFirstJob(job) ? bank.Junior : bank.Intermédiaire);
}

/** The kind of scenario about an object of the description, by seniority; leaders get only the bank's general scenarios. */
const OBJECT_SCENARIO: Readonly<Record<string, string>> = {
  Stagiaire: 'first',
  Junior: 'first',
  Débutant: 'first',
  Intermédiaire: 'alone',
  Senior: 'judge',
};

/** Scenarios about an object that the description names, for the seniority of an offer. */
export function objectScenariosOf(job: Pick<JobBrief, 'seniorityLevel'>): Bilingual | undefined {
  const name = OBJECT_SCENARIO[job.seniorityLevel || 'Intermédiaire'];
  return name === undefined ? undefined : OBJECT_SCENARIOS[name];
}

/** All scenarios, each with what it measures. */
export function everyScenario(): { bank: Bilingual; measure: string }[] {
  const objects = Object.entries(OBJECT_SCENARIO).flatMap(([seniority, name]) => {
    const bank = OBJECT_SCENARIOS[name];
    return bank ? [{ bank, measure: SENIORITY_MEASURES[seniority] ?? 'Autonomie' }] : [];
  });
  const settings = [SENIORITY_SCENARIOS, FIELD_SCENARIOS.hands, FIELD_SCENARIOS.people].flatMap((banks) =>
    Object.entries(banks).map(([seniority, bank]) => ({ bank, measure: SENIORITY_MEASURES[seniority] ?? 'Autonomie' })),
  );
  return [...settings, ...objects];
}
