import type { CompanyBrief, JobBrief } from '../contract.ts';
import { fold } from '../language/normalise.ts';
import { CRAFT_FAMILIES } from './bank/craft-families.ts';
import { DESK_FAMILIES } from './bank/desk-families.ts';
import { DIGITAL_FAMILIES } from './bank/digital-families.ts';
import { FIELD_FAMILIES } from './bank/field-families.ts';
import type { Family, Setting } from './bank/item.ts';
import { OFFICE_FAMILIES } from './bank/office-families.ts';

export const FAMILIES: readonly Family[] = [
  ...CRAFT_FAMILIES,
  ...DESK_FAMILIES,
  ...DIGITAL_FAMILIES,
  ...OFFICE_FAMILIES,
  ...FIELD_FAMILIES,
];

const PRECISE: ReadonlySet<string> = new Set([...CRAFT_FAMILIES, ...DESK_FAMILIES].map(({ key }) => key));

const SETTINGS: readonly (readonly [RegExp, Setting])[] = [
  [/sante|educat|hotel|commerce|restaura(?!teur|trice)|tourism|bien-etre|beaute|social|leisure|loisir|sport/, 'people'],
  [
    /industri|fabricat|construct|energ|transport|agric|aqua|peche|pisci|artisan|atelier|mainten|forage|mines?\b|carriere|batiment|marit|port|hygiene|manufact|marine|environ|extract|horlog|patrimoine|instrument|ceramique|elevage|animal|equi(?:n|p)|yacht|textile|verre/,
    'hands',
  ],
];

/** Words that occur in the titles of several trades: they name a trade only together with another sign of it. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  `plonge,media ,medias,production,process,quality,qualite,lean,methodes,operateur,supervisor,atelier,textile,assistant,accueil,reception,
  standard,saisie,technicien,technician,electro,electric,mecanic,mechanic,automatic,energie,energy,froid,gaz,petrol,stock,transport,magasin,
  store,shop,rayon,school,ecole,instructor,animateur,formateur,trainer,communication,digital,contenu,content ,brand,audit,bank,banque,finance,
  financ,credit analyst,droit,contract,people,talent,data,donnee,tableau,sante,health,medical,clinique,hopital,guide,voyage,travel,tourism,
  guest ,opera ,reservation,elevage,berger,olive,olivi,architect,peintre,gardien,monteur video,chimi,biolog,ajusteur,tolier,massage,chef de rang,
  commis ,creatif,motion,ui,ux,bi,develop,developp,programm,node,react,cloud,systeme,network,infrastructure,achat,conformite,directeur,manager,
  responsable,consultant,coordinat,syndic,assurances,claims,realisateur,podcast,vente,prospect,clientele,sav,menage,nettoyage,cleaning,
  confection,broder,modelist,reseau ,tourneur,maquill,coiffe,garden,landscap,fabrication,usine,factory,industri,contentieux,garde`.split(
    /,\s*/,
  ),
);

/** Normalises a text for the search for trades; done once for all trades, because a description is long. */
const lineOf = (text: string): string => ` ${fold(text).replace(/[^\p{L}\d+#]+/gu, ' ')} `;

/** The words of a trade that a line contains. */
function named(line: string, family: Family): string[] {
  return family.words.filter((word) =>
    line.includes(word.length <= 4 && !word.endsWith(' ') ? ` ${word} ` : ` ${word}`),
  );
}

/** Longer words weigh slightly more: « business developer » is no developer. */
const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + 1 + word.length / 100, 0);

/** Keys of the trades that a text names. */
export function tradesIn(text: string): string[] {
  const line = lineOf(text);
  return FAMILIES.filter((family) => named(line, family).length > 0).map((family) => family.key);
}

/** Whether the signs of a trade suffice: the title names it clearly, or two independent signs agree. */
function isTold(titled: readonly string[], skilled: readonly string[], around: readonly string[]): boolean {
  if (titled.some((word) => !AMBIGUOUS.has(word))) return true;
  const elsewhere = [...skilled, ...around].filter((word) => !titled.includes(word) && !AMBIGUOUS.has(word));
  if (titled.length > 0) return elsewhere.length > 0;
  const clear = skilled.filter((word) => !AMBIGUOUS.has(word));
  return skilled.length >= 2 && clear.length > 0 && around.some((word) => !skilled.includes(word));
}

/** The trade of an offer; null if the offer names no trade of the bank, or only by one ambiguous word. */
export function familyOf(job: JobBrief, company: Pick<CompanyBrief, 'industry'>): Family | null {
  const [title, skills] = [lineOf(job.title), lineOf(job.skills.join(' , '))];
  const [industry, description] = [
    lineOf(job.industryBackground || company.industry),
    lineOf(job.description.slice(0, 4000)),
  ];
  let best: Family | null = null;
  let bestScore = 0;
  for (const family of FAMILIES) {
    const [titled, skilled] = [named(title, family), named(skills, family)];
    const [inIndustry, described] = [named(industry, family), named(description, family)];
    if (!isTold(titled, skilled, [...inIndustry, ...described])) continue;
    // Leadership ('project') counts half: a manager of a trade belongs to that trade first.
    const broad = family.key === 'project' ? 0.5 : 1;
    // A precise trade in the title outweighs the skills that it shares with a broad one.
    const weight = PRECISE.has(family.key) ? 6 : 3;
    const score =
      broad *
      (weight * weightOf(titled) + 1.2 * weightOf(skilled) + 0.9 * weightOf(inIndustry) + 0.3 * weightOf(described));
    if (score > bestScore) {
      best = family;
      bestScore = score;
    }
  }
  return best;
}

/** Setting of an offer's work, by its trade, or else by its title and industry. */
export function settingOf(job: JobBrief, company: Pick<CompanyBrief, 'industry'>): Setting {
  const family = familyOf(job, company);
  if (family) return family.setting ?? 'office';
  const industry = fold(`${job.title} ${job.industryBackground || company.industry}`);
  return SETTINGS.find(([words]) => words.test(industry))?.[1] ?? 'office';
}

/** The people whom a trade serves, as questions name them; « un client » for all other trades. */
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
