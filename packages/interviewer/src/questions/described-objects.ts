import type { JobBrief } from '../contract.ts';
import { detectLanguage } from '../language/detect.ts';
import { fold } from '../language/normalise.ts';
import { tokenise } from '../language/tokens.ts';

/** Objects that any offer may name; a question about them would say nothing about the work. */
const EVERYWHERE =
  /^(?:futurs?|futures?|mariees?|maries?|fiance\w*|bons?|bonnes?|beaux|belles?|grands?|grandes?|gros|grosses?|vieux|vieilles?|vrais?|vraies?|divers|diverses|differents?|differentes?|nombreux|nombreuses|principaux|principales|meilleurs?|meilleures?|postes?|offres?|travail|travaux|personnes?|candidat\w*|entreprises?|contrats?|paie|salaires?|primes?|mois|ans?|annees?|jours?|journees?|heures?|matins?|soirs?|soirees?|apres|semaines?|week|maison|equipes?|missions?|taches?|profils?|experiences?|diplomes?|formations?|metiers?|patrons?|gerant\w*|responsables?|main|mains|photos?|lettres?|cv|motivations?|envie|temps|place|suite|choses?|gens|cas|fois|monde|besoin|fait|debut|fin|plus|moins|meme|autres?|seule?s?|tous?|toutes?|premier\w*|dernier\w*|deux|trois|quatre|famille|femmes?|hommes?|mamans?|papas?|jeunes?|police|prison|argent|logement|transports?|repas|vie|sante|religion|enceinte|anciens?|petits?|petites?|parents?|enfants?|clients?|bien|mal|pilote|institut|conservateur|musees?|medecins?|dentistes?|tresorier|proprietaires?|veterinaires?|chefs?|direct(?:eur|rice|ion)|professeurs?|superviseurs?|autorites?|commune|banque|fournisseurs?|patients?|eleves?|malades?|visiteurs?|voyageurs?|passagers?|chauffeurs?|ouvriers?|apprentis?|stagiaires?|collegues?|nouveaux|nouvelles?|avantages?|age|nom|noms|minutes?|secondes?|saisons?|job|jobs|work|team|teams|people|person|company|salary|day|days|week|weeks|hour|hours|month|months|year|years|time|way|things?|rest|right|same|first|last|base|money|experience|position|role|offer|season|owner|owners|guests?|students?|voice|film|next|second|other|day's|end|nuits?|touristes?|meres?|peres?|residents?|tourists?|mothers|familles?|groupes?|heritiers?|clientele|pharmaciens?|equipages?|invites?|locataires?|habitants?|commercants?|spectateurs?|joueurs?|groups?|families|children|kids|players|customers?|clients?|neighbours|small|anomalies?|blessures?|erreurs?|defauts?|pannes?|problemes?|incidents?|niveaux|pressions?|temperatures?|audiences?|faults?|errors?|defects?|findings?|issues?)$/;

const FRENCH_OBJECT =
  /(?<![\p{L}'’-])(?:vous (?!les |la |le )[\p{L}]{3,}ez|(?!premier|dernier|particulier|supporter|aimer|accepter|respecter|parler|m[ée]tier|atelier|chantier|cahier|papier|janvier|f[ée]vrier|r[ée]gulier)[\p{L}]{3,}er|tenir|ouvrir|remplir|choisir|entretenir|produire|conduire|suivre|lire|mettre|vendre|ouvre|ferme|releve|relève|d[ée]livre|signale|surveille|garde|g[èe]re|pr[ée]pare|contr[ôo]le|reçoit|conduit|charge|[ée]tablit|signe|remplit) ((?:(?:les|la|le|nos) |l['’])[\p{L}-]{3,}(?: (?:de |d['’])[\p{L}-]{3,})?)(?=[ ,.;:)\n]|$)/giu;
/** A complement cut after its determiner: « le stock d’une » of « le stock d’une boutique ». */
const CUT_COMPLEMENT =
  / (?:de |d['’])(?:une|leurs?|[nv]os|[nv]otre|[cms]es|cette|plusieurs|chaque|quelques|tou(?:te|s|tes)|divers\w*|certain\w*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)$/iu;
/** A complement that is a name (of the company, a town, a program), which a question would cut and write in lower case. */
const NAMED_COMPLEMENT = / (?:de |d['’])\p{Lu}[\p{L}-]*$/u;
/** Objects after a noun of an activity: « contrôle des contacts », « pesée de la fleur ». */
const FRENCH_NOUN_OBJECT =
  /(?<![\p{L}'’-])(?:contr[ôo]le|r[ée]glage|entretien|r[ée]ception|pes[ée]e|pose|mesure|ouverture|nettoyage|remplacement|v[ée]rification|pr[ée]paration|r[ée]paration|chargement|relev[ée]|tri|r[ée]vision|conduite|limitation|s[ée]paration|coupe) (de la |de l['’]|des |du )([\p{L}-]{4,})(?=[ ,.;:)\n]|$)/giu;
const ARTICLE_OF: Readonly<Record<string, string>> = {
  'de la ': 'la ',
  'de l’': 'l’',
  "de l'": 'l’',
  'des ': 'les ',
  'du ': 'le ',
};
const ENGLISH_OBJECT =
  /(?<![\p{L}'-])(?:check|clean|open|measure|pack|repair|fix|reset|prepare|unclog|load|handle|patch|wash|sort|count|install|inspect|maintain|process|grease|swap|test|translate|design|build|cut|sew|feed|weigh|serve)(?:ing)? (the (?:[\p{L}-]{3,} )?[\p{L}-]{3,}|[\p{L}-]{3,}s)(?=[,.;:)\n]| and | in | on | with |$)/giu;

/** Objects of the work in the description, with their articles: « les paniers », "the lines". Excludes what any offer could name. */
export function describedObjects(job: Pick<JobBrief, 'description' | 'interviewLanguage'>): string[] {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const text = job.description.slice(0, 3000).replace(/\s+/g, ' ');
  if (detectLanguage(text, tokenise(text)) !== language) return [];
  const objects = [...text.matchAll(language === 'fr' ? FRENCH_OBJECT : ENGLISH_OBJECT)].map(([, object = '']) =>
    object.replace(CUT_COMPLEMENT, '').replace(NAMED_COMPLEMENT, ''),
  );
  const nouns = language === 'fr' ? [...text.matchAll(FRENCH_NOUN_OBJECT)] : [];
  const found = [...objects, ...nouns.map(([, of = '', noun = '']) => (ARTICLE_OF[of.toLowerCase()] ?? '') + noun)];
  return [...new Set(found.map((each) => each.toLowerCase()))].filter((object) => {
    const words = fold(object)
      .replace(/^(?:les|la|le|nos|the) |^l['’]/, '')
      .split(/[ ']/);
    // « les accorder » and « le faire » are a pronoun and a verb.
    const verb =
      language === 'fr' &&
      /^(?:les?|la|l['’])/.test(object) &&
      /(?:er|ir|oir|aire|ez|ent|it|ons)$/.test(words[0] ?? '');
    return !verb && words.every((word) => !EVERYWHERE.test(word));
  });
}
