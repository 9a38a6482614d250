import { contentStems } from '../language/content.ts';
import type { TextLanguage } from '../language/stem.ts';
import { tokenise } from '../language/tokens.ts';
import { oneGender } from './gender.ts';
import type { CvLine } from './sections.ts';

/** Other spellings of a skill; each line is one skill. */
const ALIASES: readonly (readonly string[])[] = [
  ['javascript', 'js', 'ecmascript', 'es6'],
  ['typescript', 'ts'],
  ['nodejs', 'node js', 'node.js', 'node', 'express', 'nestjs'],
  ['react', 'reactjs', 'react js', 'react.js', 'nextjs'],
  ['vue', 'vuejs', 'vue js', 'nuxt'],
  ['angular', 'angularjs'],
  ['postgresql', 'postgres'],
  ['sql', 'mysql', 'postgresql', 'postgres', 'sql server', 'oracle', 'mariadb', 'sqlite'],
  ['excel', 'ms excel', 'microsoft excel', 'tableur'],
  ['microsoft office', 'ms office', 'pack office', 'suite office', 'bureautique', 'office 365', 'word excel'],
  ['power bi', 'powerbi'],
  ['sage', 'sage 100', 'sage compta', 'sage paie'],
  ['crm', 'salesforce', 'hubspot', 'zoho crm'],
  ['erp', 'sap', 'odoo', 'navision', 'dynamics'],
  ['photoshop', 'suite adobe', 'adobe creative'],
  ['reseaux sociaux', 'social media', 'community management', 'facebook instagram'],
  ['seo', 'referencement naturel', 'search engine optimization'],
  ['google ads', 'adwords', 'sea'],
  ['service client', 'relation client', 'customer service', 'customer support', 'client relations'],
  ['gestion de projet', 'project management', 'gestion projet', 'chef de projet'],
  ['comptabilite generale', 'comptabilite', 'general accounting', 'accounting'],
  ['fiscalite', 'declarations fiscales', 'tva', 'taxation', 'tax returns'],
  ['paie', 'payroll', 'gestion de la paie'],
  ['vente', 'sales', 'techniques de vente', 'commercial'],
  ['negociation', 'negotiation'],
  ['prospection', 'prospecting', 'lead generation'],
  ['recrutement', 'recruitment', 'recruiting', 'sourcing'],
  ['gestion des stocks', 'gestion de stock', 'stock management', 'inventory management', 'inventaire'],
  ['machine learning', 'apprentissage automatique', 'ml', 'scikit learn'],
  ['docker', 'conteneurs', 'containers'],
  ['kubernetes', 'k8s'],
  ['haccp', 'hygiene alimentaire'],
];

const plainLine = (text: string): string => ` ${tokenise(text.replace(/\./g, ' ')).join(' ')} `;
const lineOf = (text: string): string => plainLine(oneGender(text));

const GROUPS = ALIASES.map((group) => group.map((alias) => lineOf(alias).trim()));

/** « vue », « vuejs » and « Vue.js » are one spelling. */
const spelling = (alias: string): string => alias.replace(/ |js$/g, '');

function aliasesOf(skill: string): string[] {
  const own = lineOf(skill).trim();
  // A general word (« SQL ») is also found by any of its kinds; a kind (« Oracle ») is not found by the general word.
  const accepted = GROUPS.filter((group) => group.includes(own)).flatMap((group) =>
    group[0] === own
      ? group
      : group.filter((alias, at) => spelling(alias) === spelling(own) || (at === 0 && group.length <= 3)),
  );
  return [...new Set([own, ...accepted])].filter(Boolean);
}

/** A text prepared for many look-ups: its token line and its content stems, computed once. */
interface Searchable {
  line: string;
  stems: Record<TextLanguage, ReadonlySet<string>>;
}

function searchable(raw: string): Searchable {
  const text = oneGender(raw);
  return {
    line: plainLine(text),
    stems: { fr: new Set(contentStems(text, 'fr')), en: new Set(contentStems(text, 'en')) },
  };
}

/** Looks a skill up in a text: an alias in full, or all its content words. */
function finderOf(skill: string): (text: Searchable) => boolean {
  const aliases = aliasesOf(skill);
  const plain = oneGender(skill);
  const wanted = { fr: [...new Set(contentStems(plain, 'fr'))], en: [...new Set(contentStems(plain, 'en'))] };
  // One short stem (« R », « Go ») proves nothing, so only the word itself counts.
  const tellingIn = (language: TextLanguage): boolean =>
    wanted[language].length > 1 || (wanted[language][0]?.length ?? 0) > 3;
  return ({ line, stems }) =>
    aliases.some((alias) => line.includes(` ${alias} `)) ||
    (['fr', 'en'] as const).some(
      (language) => tellingIn(language) && wanted[language].every((each) => stems[language].has(each)),
    );
}

/** Returns a function that lists the skills named in a text; the skills are prepared once. */
export function skillsNamer(skills: readonly string[]): (text: string) => string[] {
  const finders = skills.map((name) => ({ name, isIn: finderOf(name) }));
  return (text) => {
    const ready = searchable(text);
    return finders.filter(({ isIn }) => isIn(ready)).map(({ name }) => name);
  };
}

export interface SkillFound {
  name: string;
  dated: boolean;
  line: string;
}

/** The offer's skills that the CV names; `dated` if one stands in the experience section. */
export function cvSkills(lines: readonly CvLine[], wanted: readonly string[]): SkillFound[] {
  const usable = lines
    .filter((line) => line.section !== 'private')
    .map((line) => ({ ...line, ready: searchable(line.bare) }));
  return wanted.flatMap((name) => {
    const isNamed = finderOf(name);
    const hits = usable.filter((line) => isNamed(line.ready));
    const dated = hits.find((line) => line.section === 'experience');
    const line = dated ?? hits[0];
    return line ? [{ name, dated: dated !== undefined, line: line.text }] : [];
  });
}
