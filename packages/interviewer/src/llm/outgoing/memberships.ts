import { clausesOf } from './clauses.ts';
import { isOrdinary } from './ordinary-words.ts';
import { level, mask, wholeWords } from './rewrite.ts';

// Masks unions, parties and movements, which are known by their initials and too many for a list. Initials that never occur at
// work are always masked; others only if the clause says that somebody belongs, votes, pays or marches.

const PERSON = '[perso]';

/** Initials that name a union, a party or a movement, and nothing common at work. */
const KNOWN = wholeWords(
  'ugtt|uget|poct|snapap|cnapeste|satef|unpef|snateg|ugtm|usfp|unsas|saemss|sutsas|cusems|sytjust|synpics|ugtci|fesaci|fesci|synacassci|jpdci|pdci|rhdp|synares|slecg|ustg|ufdg|pedn|uslc|undp|synes|udps|lucha|untc|syeco|unsa|snes|unef|fage|lfi|eelv|fnsea|fneeq|nupeng|pengassan|asuu|nurtw|nannm|johesu|mwun|apga|nubifie|nagrat|grnma|gawu|kmpdu|kuppet|kpawu|kuco|cosatu|numsa|nehawu|amcu|sadtu|satawu|saccawu|popcru|samwu|sasco|denosa|usdaw|aslef|becu|bectu|ibew|seiu|afscme|ufcw|ilwu|utla|iatse|sag-aftra|cupe|opseu|psac|bcgeu|etfo|unifor|pastef|yewwi|ftq|csn|fgtb|cgslb|sfpq|sttp|cgtt|ugta|uil|cosyga|cnts-fc|cntg|synafoc|syntef|snapest|cnas-sn|udt-sn',
);

/** Characters that are read on each side of initials. */
const REACH = 60;
/** Initials, optionally with the number of a local branch. */
const INITIALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d&-]{0,9}\p{Lu}(?: (?:[Ll]ocal )?\d{1,4})?(?![\p{L}\p{N}])/gu;
/** Initials of departments, standards, schools and offices, which no dictionary has. */
const AT_WORK = new Set(
  'dsi daf dso dpo ceo ong pme moa moe pmi iset cfa qhse qse hse epi samu cnas ocp snde sodeci urssaf apr afnor nebosh osha fda'.split(
    ' ',
  ),
);
/** Words that say that somebody belongs to something, pays for it, stands for it or marches with it. */
const BELONGS =
  /(?<!\p{L})(?:membres?|members?|membership|adher\p{L}{1,8}|cotis\p{L}{1,8}|dues|delegu?\p{L}{1,6}|elue?s?|elected|steward|joined|joining|rejoint|encarte\p{L}{0,3}|carte|card|milit\p{L}{1,6}|activist\p{L}{0,3}|campagne|campaign\p{L}{0,6}|tract\p{L}{0,5}|leaflet\p{L}{0,5}|affich\p{L}{1,5}|brassard|armband|piquets?|picket\p{L}{0,5}|sur la ligne|greve?\p{L}{0,5}|strikes?|striking|manif\p{L}{0,10}|march(?:e|es|ed|ing|ais|ait|ant|s)?|cortege|defile\p{L}{0,2}|rally|sit-?in|congres|congress|vot\p{L}{1,5}|bureau|section|cellule|federa\p{L}{1,6}|confedera\p{L}{1,6}|coordination|comite|syndic\p{L}{1,8}|unions?|camarades?|comrades?|permanence|mandat\p{L}{0,3}|secretaire|tresori\p{L}{2,4}|representan\p{L}{1,3}|representative|parti|party|jeunesses?|youth|sympathi\p{L}{1,6}|benevol\p{L}{1,5}|volunteer\p{L}{0,4}|drapeau|banderole|gilet|urnes?|ballot)(?!\p{L})/u;
/** Words directly before initials that prove membership, even if elsewhere the initials mean a tool (« déléguée SAP »). */
const RIGHT_BEFORE =
  /(?<!\p{L})(?:adher\p{L}{1,8}|cotis\p{L}{1,8}|deleguee?s? (?!du )|encartee?s?|milit\p{L}{1,6}|syndiquee?s?|membership|(?:paid-up |card-carrying )?member|steward|votee?r?s?|voted)(?: (?:de la|de l|du|des|de|a la|au|chez|of|the|for|with|pour|le|la)){0,3} ?'?$/u;

/** Phrases that reveal a membership without its name. */
const WAYS = wholeWords(
  [
    String.raw`cotis(?:e|es|ais|ait|ons|er)(?: \p{L}{1,10})? (?:a|au|aux)(?: la| l| une?)?'? ?(?:federation|confederation|syndicat|union|parti|section|mouvement|centrale|caisse de greve)`,
    String.raw`(?:port\p{L}{1,4}|mis|mettais|enfile) (?:(?:le|un|mon|son|les) )?brassards?|(?:wore|worn|wear|wears|wearing) (?:the|an?|my|our) (?:\p{L}{1,10} )?armband`,
    String.raw`pay(?:s|ing)? (?:my |our |the )?(?:union )?dues|paid (?:my |our )?(?:union )?dues|dues (?:deducted|taken|collected)|heures? de delegation|time off for (?:union|delegate)`,
    String.raw`(?:premier|1er|1) mai (?:avec|au cortege|dans la rue)|may day (?:march|rally|parade)`,
  ].join('|'),
);

/** Masks unions, parties and movements that somebody belongs to, by their initials or by what members do. */
export function withoutMemberships(text: string, keep: ReadonlySet<string>): string {
  let result = mask(text, WAYS, PERSON);
  result = mask(result, KNOWN, ({ 0: found }) => (keep.has(found) ? null : PERSON));
  return withoutInitials(result, keep);
}

function withoutInitials(text: string, keep: ReadonlySet<string>): string {
  const plain = level(text);
  const clauses = clausesOf(plain);
  let [result, done, number] = ['', 0, 0];
  for (const { index, 0: found } of text.matchAll(INITIALS)) {
    while ((clauses[number]?.to ?? Infinity) <= index) number++;
    const { from, to } = clauses[number] ?? { from: index, to: index };
    const word = /^[\p{L}-]*/u.exec(plain.slice(index, index + found.length))?.[0] ?? '';
    const isStrange = !keep.has(word) && !AT_WORK.has(word) && !isOrdinary(word, keep);
    const belongs = isStrange && BELONGS.test(plain.slice(Math.max(from, index - REACH), Math.min(to, index + REACH)));
    if (!belongs && !RIGHT_BEFORE.test(plain.slice(Math.max(from, index - REACH), index))) continue;
    result += text.slice(done, index) + PERSON;
    done = index + found.length;
  }
  return result + text.slice(done);
}
