import type { CompanyBrief, JobBrief } from '../contract.ts';
import { fold } from '../language/normalise.ts';
import { CRAFT_FAMILIES } from './bank/craft-families.ts';
import { DESK_FAMILIES } from './bank/desk-families.ts';
import { DIGITAL_FAMILIES } from './bank/digital-families.ts';
import { FIELD_FAMILIES } from './bank/field-families.ts';
import type { Family, Setting } from './bank/item.ts';
import { OFFICE_FAMILIES } from './bank/office-families.ts';

const FAMILIES: readonly Family[] = [
  ...CRAFT_FAMILIES,
  ...DESK_FAMILIES,
  ...DIGITAL_FAMILIES,
  ...OFFICE_FAMILIES,
  ...FIELD_FAMILIES,
];

const PRECISE: ReadonlySet<string> = new Set([...CRAFT_FAMILIES, ...DESK_FAMILIES].map(({ key }) => key));

const SETTINGS: readonly (readonly [RegExp, Setting])[] = [
  [/sante|education|hotel|commerce|restauration/, 'people'],
  [/industrie|fabrication|construction|energie|transport/, 'hands'],
];

/** A text as trades are looked for in it: once for all of them, since a description is long. */
const lineOf = (text: string): string => ` ${fold(text).replace(/[^\p{L}\d+#]+/gu, ' ')} `;

/** How many words of a trade a line holds; of two trades the longer words win: « business developer » is no developer. */
function hits(line: string, family: Family): number {
  return family.words
    .filter((word) => line.includes(word.length <= 4 && !word.endsWith(' ') ? ` ${word} ` : ` ${word}`))
    .reduce((sum, word) => sum + 1 + word.length / 100, 0);
}

/** Keys of the trades a line of a CV names. */
export function tradesIn(text: string): string[] {
  const line = lineOf(text);
  return FAMILIES.filter((family) => hits(line, family) > 0).map((family) => family.key);
}

/** The trade an offer belongs to, or null when nothing in it names one the bank knows. */
export function familyOf(job: JobBrief, company: Pick<CompanyBrief, 'industry'>): Family | null {
  const [title, skills] = [lineOf(job.title), lineOf(job.skills.join(' , '))];
  const [industry, description] = [
    lineOf(job.industryBackground || company.industry),
    lineOf(job.description.slice(0, 4000)),
  ];
  let best: Family | null = null;
  let bestScore = 0;
  for (const family of FAMILIES) {
    const titled = hits(title, family);
    const skilled = hits(skills, family);
    // One skill, the industry and a description full of everyday verbs name no trade.
    if (titled === 0 && skilled < 2) continue;
    // The title says the trade; a manager of a trade is first of that trade.
    const broad = family.key === 'project' ? 0.5 : 1;
    // A title that names a precise trade is of that one, whatever its skills share with a broad one.
    const weight = PRECISE.has(family.key) ? 6 : 3;
    const score =
      broad * (weight * titled + 1.2 * skilled + 0.9 * hits(industry, family) + 0.3 * hits(description, family));
    if (score > bestScore) {
      best = family;
      bestScore = score;
    }
  }
  return best;
}

/** Where the work of an offer happens: its trade says so, or else its industry. */
export function settingOf(job: JobBrief, company: Pick<CompanyBrief, 'industry'>): Setting {
  const family = familyOf(job, company);
  if (family) return family.setting ?? 'office';
  const industry = fold(job.industryBackground || company.industry);
  return SETTINGS.find(([words]) => words.test(industry))?.[1] ?? 'office';
}

/** Whom a trade works for, as a question names them; « un client » where none is named. */
const PUBLICS: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  health: ['un patient', 'a patient'],
  pharmacy: ['un patient', 'a patient'],
  laboratory: ['un médecin', 'a doctor'],
  education: ['un élève ou un parent', 'a student or a parent'],
  'early-years': ['un enfant ou un parent', 'a child or a parent'],
  hotel: ['un client', 'a guest'],
  restaurant: ['un client', 'a guest'],
  kitchen: ['un client', 'a guest'],
  hr: ['un salarié', 'an employee'],
  administration: ['un visiteur', 'a visitor'],
  development: ['un utilisateur', 'a user'],
  data: ['un utilisateur', 'a user'],
  infrastructure: ['un utilisateur', 'a user'],
  security: ['un visiteur', 'a visitor'],
  retail: ['un client', 'a customer'],
  'customer-service': ['un client', 'a customer'],
  'call-centre': ['un client', 'a customer'],
  logistics: ['un client', 'a customer'],
  driving: ['un client', 'a customer'],
};

export function publicOf(job: JobBrief, company: Pick<CompanyBrief, 'industry'>, language: 'fr' | 'en'): string {
  const [fr, en] = PUBLICS[familyOf(job, company)?.key ?? ''] ?? ['un client', 'a client'];
  return language === 'fr' ? fr : en;
}
