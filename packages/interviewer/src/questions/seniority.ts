import type { CompanyBrief, JobBrief } from '../contract.ts';
import { FIELD_SCENARIOS } from './bank/field-scenarios.ts';
import type { Bilingual } from './bank/item.ts';
import { SENIORITY_SCENARIOS } from './bank/scenarios.ts';
import { settingOf } from './family.ts';

/** What the scenario of each seniority measures. */
export const SENIORITY_MEASURES: Readonly<Record<string, string>> = {
  Stagiaire: 'Envie d’apprendre',
  Junior: 'Fiabilité des débuts',
  Intermédiaire: 'Autonomie',
  Senior: 'Jugement',
  "Chef d'équipe": 'Conduite d’équipe',
  Cadre: 'Décision',
};

/** The scenarios at the seniority an offer asks for, set where its work happens. */
export function scenariosOf(job: JobBrief, company: Pick<CompanyBrief, 'industry'>): Bilingual | undefined {
  const setting = settingOf(job, company);
  const bank = setting === 'office' ? SENIORITY_SCENARIOS : FIELD_SCENARIOS[setting];
  return bank[job.seniorityLevel] ?? bank.Intermédiaire;
}

/** Every scenario there is, with what it measures. */
export function everyScenario(): { bank: Bilingual; measure: string }[] {
  return [SENIORITY_SCENARIOS, FIELD_SCENARIOS.hands, FIELD_SCENARIOS.people].flatMap((banks) =>
    Object.entries(banks).map(([seniority, bank]) => ({ bank, measure: SENIORITY_MEASURES[seniority] ?? 'Autonomie' })),
  );
}
