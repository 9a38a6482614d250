import { fold } from '#/language/normalise';
import { stem, type TextLanguage } from '#/language/stem';
import { STOPWORDS } from '#/language/stopwords';
import { SOMEBODY } from '#/language/neutral';
import { tokenise } from '#/language/tokens';
import { inLists } from '#/language/vocabulary';
import { currentModel } from '../model.ts';
import { SCORED_CHARACTERS, type PreparedAnswer } from '../prepare.ts';

// The things an answer speaks of, in its own words: « planning, relève ». They identify an answer where it cannot be quoted.

/** A word after an article or similar word, usually a noun; not after « je le … ». */
const NAMED_THING: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /(?<![\p{L}’'])(?<!(?:^|[\s’'])(?:je|j|tu|il|elle|on|nous|vous|ils|elles|ne|n|me|te|se|qui|pour|de|à|a|sans|y) )(?:l['’]|d['’]un |d['’]une |(?:le|la|les|un|une|des|du|mon|ma|mes|ce|cette|cet|ces|son|sa|ses|notre|nos|au|aux|chaque|quelques|\d{1,9}) )(\p{Ll}{4,20})(?![\p{L}’'-])/gu,
  en: /(?<![\p{L}’'])(?:the|a|an|my|our|his|her|their|this|these|each|every|some|\d{1,9}) (\p{Ll}{4,20})(?![\p{L}’'-])/gu,
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words of measure, time and order, adjectives that stand before their noun, and nouns too general to identify an answer. */
const NO_THING: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: words(
    `petit petite petits petites grand grande grands grandes gros grosse bonne bons bonnes mauvais mauvaise vrai vraie vrais meme autre autres premier premiere premiers
premieres dernier derniere derniers dernieres seul seule nouveau nouvelle nouveaux nouvelles ancien ancienne meilleur meilleure pire plus moins simple longue jeune vieux vieille demi
double deux trois quatre cinq sept huit neuf onze douze quinze vingt trente quarante cinquante cent cents mille deuxieme troisieme quatrieme chose choses truc trucs fois jour jours journee heure heures
minute minutes seconde secondes semaine semaines mois annee annees temps moment moments debut cas facon maniere personne personnes gens monde probleme problemes travail travaux situation exemple exemples part
cote suite reste plupart lendemain matin matinee soir soiree apres point points idee idees fait faits place niveau niveaux type genre sorte bout coup lieu question questions reponse reponses
entreprise boulot poste offre metier vie raison raisons important importante mieux chacun cause sujet avance peine effet tous tout toute toutes soit sont avec dans pour sans mais pense
janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche hiver ete printemps automne veille milieu tiers moitie quart
dizaine vingtaine trentaine cinquantaine centaine quinzaine douzaine moyenne maximum minimum bonne mauvaise belle beau haut haute bien aussi ainsi alors comme donc encore jamais toujours
genre lequel laquelle quel quelle celui celle leur notre votre ensemble avant aupres ailleurs resultat resultats solution solutions experience experiences motivation valeur valeurs general
parce surtout entre devant presque normal normale quelques suffisant suffisante depuis pendant contre derriere vers selon malgre plutot assez souvent parfois ensuite enfin beaucoup chaque soient mini vraiment ici combien moindre mien mienne miens miennes tien tienne sien sienne siens siennes voulu quand dont quoi etre avoir faire avait etait serait faut falloir aider dernier passe passee prochain prochaine meme memes voila elle elles ils eux maintenant besoin attendant utilise verra verrai venir sortir partir tenir finir choisir servir ouvrir preuve pardon savoir perdu perdue prends prendre repris sortie parti partie pleure manque dessus dessous dedans dehors honnete franc special speciale speciaux gratuit doute normalement honnetement franchement personnelle personnel tranquille officiel calmes exactes nulle utile suffit homme femme hommes femmes fille garcon messieurs madame monsieur`,
  ),
  en: words(
    `same other others first second third last next only good best better worst whole little long short small large great real main right wrong thing things time times week weeks month months
year years hour hours minute minutes moment morning afternoon evening night days today case cases point points part parts kind sort work problem problems situation example people person everyone
question questions answer company business position reason reasons result results solution experience important more most less least very about from with into that this these those they them then than
their there where which while what when would could should have been being were will just also even every each some many much several half third quarter dozen lower higher found panic january february march april june july
august september october november december monday tuesday wednesday thursday friday saturday sunday single simple different difference certain possible general previous former latter woman women girl girls lady
because through already later anyway rest perhaps before after around never always still again together maybe really later forty fifty thirty twenty hundred thousand nice`,
  ),
};

/** Verbs and adverbs that can follow an article: « l’aider », « les remettre », « le plus rapidement ». */
const NO_NOUN: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /(?:[^i]er|oir|[^os]ir|ettre|endre|ondre|aire|ement|issant|ais|ait|aient|rai|ront|ons|ez)$/,
  en: /(?:ly|ing|ed)$/,
};
const NOUNS_ALL_THE_SAME =
  /^(?:element|traitement|paiement|equipement|logement|versement|reglement|document|argument|instrument|medicament|pansement|ciment|batiment|vetement|changement|mouvement|chargement|classement|emplacement|rangement|remplacement|recrutement|licenciement|evenement|abonnement|rapprochement|virement|prelevement|encaissement|etablissement|investissement|fonctionnement|financement|petrissage|hiver|couloir|comptoir|tiroir|miroir|trottoir|rasoir|arrosoir|boudoir|savoir|delai|balai|essai|devis|relais|avis|anglais|francais|frais|marais|niveaux|inventaire|formulaire|horaire|salaire|stagiaire|commentaire|dictionnaire|partenaire|questionnaire|exemplaire|vestiaire|ordinaire|sommaire|secretaire|locataire|proprietaire|universitaire|affaire|affaires|notaire|glossaire|itineraire|nez|chez|rez|atelier|chantier|freezer|laser|cutter|container|boxer|master|poster|flyer|loader|fermer|mer|fer|hier|scanner|server|scaner|leader|manager|trait|portrait|retrait|extrait|lait|souhait|gerant|maison|maisons|saison|saisons|raison|livraison|livraisons|cuisson|cuissons|boisson|boissons|poisson|poissons|rayon|rayons|camion|camions|version|versions|tension|tensions|pression|liaison|region|regions|reunion|reunions|question|commission|mission|missions|avion|avions|bouchon|bouchons|carton|cartons|savon|savons|patron|patrons|bouton|boutons|chiffon|chiffons|balcon|façon|leçon|lecon|lecons|leçons|beton|salon|salons|jeton|ballon|citron|champignon|echantillon|echantillons|facturation|caisse)$/;

/** Words typed without their accents; shown like this, they would look like errors of the program. */
const BARE =
  /^(?:e(?:[bcdfglmnprtv][aeiou]|[bcdfgptv][rlh]|qu|sp)|de(?:lai|faut|part|cis|tail|bit|but|gat|march|pot|pens|sac|sordre|clar|chet|fi|jeun)|re(?:un|cep|pon|cla|duc|fer|gl|serv|cup|par|seau|sult|cit)|me(?:cani|dic|dec|tier|thod|moir|lang|nag)|pr[ei](?:par|sent|ven|cis|lev|fer)|se(?:cur|rie|ance|par)|ne(?:goc|cess)|te(?:leph|mper|moin)|pe(?:riod|tris|trol)|ve(?:rif|hic|tem)|ge(?:ran|ner)|he(?:bergement|sit)|interet|controle|cout|gout|tache|batiment|beton|numero|modele|probleme|systeme|eleve|piece|matiere|regle|creme|colere|caractere|frere|pere|mere|chaine|boite|fenetre|pret|interim|arret|foret|hotel|hopital|theatre|chateau|gateau|bati|pate|cable|marche|relache|brul|voute)|(?:[^aeiou]ite|[nrvtdc]te|ee|ees|iere|ieres)$/;

const MOST = 3;
/** Number of things that tell answers of several candidates apart. */
const ENOUGH = 2;
/** Most sentences examined; enough to tell what a very long answer speaks of. */
const MOST_SENTENCES = 60;

interface Thing {
  word: string;
  rarity: number;
  at: number;
  /** Whether the word follows an article. */
  named: boolean;
}

const stemOf = (folded: string, language: TextLanguage): string => stem(tokenise(folded)[0] ?? folded, language);

/** Any word, for answers that name few things: « ponctuel », « sérieux ». */
const ANY_WORD =
  /(?<![\p{L}’'-])(?<!(?:^|[\s’'])(?:[Jj]e|[Ii]l|[Ee]lle|[Oo]n|[Ii]ls|[Ee]lles|[ÇC]a|[çc]a|qui|se|me|ne|te|le|la|lui|[Nn]ous|[Vv]ous|en|y|I|i|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|to) )(\p{Ll}{5,20})(?![\p{L}’'-])/gu;

/** Long words, which may be those of the question, for answers that name nothing. */
const LONG_WORD = /(?<![\p{L}’'-])(\p{Ll}{6,20})(?![\p{L}’'-])/gu;

function thingsIn(answer: PreparedAnswer, pattern: RegExp, ofQuestion = false): Map<string, Thing> {
  const language = answer.scoredAs;
  const { tables } = currentModel();
  const { questionStems, skillStems } = answer.context;
  const found = new Map<string, Thing>();
  for (const [place, sentence] of answer.sentences.slice(0, MOST_SENTENCES).entries()) {
    const kept = new Set(sentence.tokens);
    for (const match of sentence.raw.matchAll(pattern)) {
      const word = match[1] ?? '';
      const folded = fold(word);
      const [token = ''] = tokenise(folded);
      // Words removed by the redaction must not be named here either.
      if (!kept.has(token) || token === SOMEBODY || !isThing(word, folded, language)) continue;
      const key = stemOf(folded, language);
      if (found.has(key) || (!ofQuestion && (questionStems.has(key) || skillStems.has(key)))) continue;
      const rarity = tables[`${language}-words`].get(key)?.rarity ?? RAREST;
      found.set(key, {
        word,
        rarity,
        at: place * SCORED_CHARACTERS + match.index,
        named: pattern === NAMED_THING[language],
      });
    }
  }
  return found;
}

const known = new WeakMap<PreparedAnswer, Map<string, Thing>>();

/**
 * The rarest things that an answer names within some of its words, in its order. Those named elsewhere (`used`) are repeated, and others of
 * the answer are taken, only when there are too few.
 */
export function termsOf(
  answer: PreparedAnswer,
  used: Set<string>,
  within: string | null = null,
  most = MOST,
): string[] {
  let found = known.get(answer);
  if (!found) {
    found = thingsIn(answer, NAMED_THING[answer.scoredAs]);
    // With few such things, other words of the answer are added as candidates.
    if (found.size < MOST) found = new Map([...thingsIn(answer, ANY_WORD), ...found]);
    if (found.size < ENOUGH) found = new Map([...thingsIn(answer, LONG_WORD, true), ...found]);
    known.set(answer, found);
  }
  const there = [...found].filter(([, { word }]) => within === null || within.includes(word));
  const fresh = there.filter(([key]) => !used.has(key));
  const pool =
    [fresh, there].find(({ length }) => length >= ENOUGH) ?? [...new Map([...there, ...found])].slice(0, ENOUGH);
  const chosen = pool
    .toSorted(([, a], [, b]) => Number(b.named) - Number(a.named) || b.rarity - a.rarity || a.at - b.at)
    .slice(0, most);
  for (const [key] of chosen) used.add(key);
  return chosen.sort(([, a], [, b]) => a.at - b.at).map(([, { word }]) => word);
}

/** A word that does not occur in the corpus is treated as very rare. */
const RAREST = 100;

/** « les déposées », « le noirci »: participles and not things, unlike « la journée », « le marché », « la société ». */
const DONE_TO = /(?:é|és|ée|ées)$/u;
const THINGS_IN_E =
  /(?:t|ti|ci)és?$|^(?:marché|café|clé|employé|salarié|congé|thé|blé|pré|degré|procédé|côté|fossé|tracé|relevé|énoncé|exposé|dé|carré|pâté|supermarché|canapé)s?$|^(?:durée|entrée|tournée|tranchée|arrivée|purée|fumée|poignée|dictée|chaussée|allée|armée|cheminée|poussée|portée|randonnée|livrée|rangée|cuillerée|donnée|bouée|assemblée|corvée|veillée)s?$/u;

function isThing(word: string, folded: string, language: TextLanguage): boolean {
  if (DONE_TO.test(word) && !THINGS_IN_E.test(word)) return false;
  if (NO_THING[language].has(folded) || STOPWORDS[language].has(folded) || !inLists(folded)) return false;
  if (NO_NOUN[language].test(folded) && !NOUNS_ALL_THE_SAME.test(folded)) return false;
  return language === 'en' || word !== folded || !BARE.test(folded);
}
