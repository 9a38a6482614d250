import type { KeyEntry, Question } from '../contract.ts';
import { cleanText, fold } from '../language/normalise.ts';
import type { TextLanguage } from '../language/stem.ts';
import { compileEntries, contradictions, contradicts, keyLanguage, MOST_WORDS, type CompiledEntry } from './compile.ts';

/** A change to make to a key, and its place: the key as a whole, or one entry of it. */
export interface KeyAdvice {
  at: 'key' | `points.${number}` | `redFlags.${number}`;
  message: string;
  /** Whether the fault prevents signing the key. */
  blocks: boolean;
}

const FEWEST_POINTS = 3;
const MOST_POINTS = 5;
const MOST_FLAGS = 2;
/** Number of characters of an entry that are checked; no phrase is longer. */
const READ = 4_000;

const wordCount = (text: string): number =>
  cleanText(text.slice(0, READ))
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

type Side = 'points' | 'redFlags';

const nameOf = (side: Side, index: number): string =>
  side === 'points' ? `Le point ${index + 1}` : `Le signal d’alerte ${index + 1}`;

const fault = (at: KeyAdvice['at'], message: string): KeyAdvice => ({ at, message, blocks: true });
const hint = (at: KeyAdvice['at'], message: string): KeyAdvice => ({ at, message, blocks: false });

function entryAdvice(entry: KeyEntry, compiled: CompiledEntry | undefined, side: Side, index: number): KeyAdvice[] {
  const at = `${side}.${index}` as const;
  const name = nameOf(side, index);
  if (entry.text.trim() === '')
    return [fault(at, `${name} est vide\u00A0: dites en quelques mots ce que la réponse doit nommer.`)];
  const words = wordCount(entry.text);
  if (words > 2 * MOST_WORDS)
    return [
      fault(
        at,
        `${name} compte ${words} mots\u00A0: gardez une seule idée, en douze mots au plus, et mettez le reste en synonymes.`,
      ),
    ];
  const advice: KeyAdvice[] = [];
  const long = entry.synonyms.find((synonym) => wordCount(synonym) > MOST_WORDS);
  if (long !== undefined)
    advice.push(
      hint(at, `${name} a un synonyme de ${wordCount(long)} mots\u00A0: personne ne le redira ainsi, coupez-le.`),
    );
  if (compiled?.phrases.length === 0)
    advice.push(
      fault(
        at,
        `${name} ne contient aucun mot à chercher hors de ceux de la question\u00A0: ajoutez les mots qu’une bonne réponse emploie.`,
      ),
    );
  else if (entry.synonyms.filter((synonym) => synonym.trim() !== '').length < 2)
    advice.push(hint(at, `${name} n’a presque pas de synonymes\u00A0: ajoutez deux ou trois façons de le dire.`));
  return advice;
}

function countAdvice(points: number, flags: number): KeyAdvice[] {
  const advice: KeyAdvice[] = [];
  if (points < FEWEST_POINTS)
    advice.push(
      fault(
        'key',
        `Le corrigé a ${points} point${points > 1 ? 's' : ''}\u00A0: il en faut trois à cinq pour distinguer une réponse juste d’une réponse à moitié juste.`,
      ),
    );
  if (points > MOST_POINTS)
    advice.push(
      hint(
        'key',
        `Le corrigé a ${points} points\u00A0: gardez les cinq qui comptent le plus, personne n’en nomme davantage.`,
      ),
    );
  if (flags > MOST_FLAGS)
    advice.push(hint('key', `Le corrigé a ${flags} signaux d’alerte\u00A0: gardez les deux erreurs les plus graves.`));
  return advice;
}

function doubleAdvice(entries: readonly KeyEntry[], side: Side): KeyAdvice[] {
  const what = side === 'points' ? 'points' : 'signaux d’alerte';
  const seen = new Set<string>();
  for (const [index, { text }] of entries.entries()) {
    const line = fold(text.trim());
    if (line !== '' && seen.has(line))
      return [
        fault(
          `${side}.${index}`,
          `Deux ${what} disent la même chose\u00A0: «\u00A0${text.trim().slice(0, 80)}\u00A0».`,
        ),
      ];
    seen.add(line);
  }
  return [];
}

/** Says in French what to change in a question's key before it is signed, and where; an empty list means that nothing was found. */
export function lintKey(
  { key, text, kind }: Pick<Question, 'key' | 'text' | 'kind'>,
  language: TextLanguage,
): KeyAdvice[] {
  if (!key) return [];
  const { points, redFlags } = key;
  if ([...points, ...redFlags].every((entry) => entry.text.trim() === ''))
    return [fault('key', 'Le corrigé est vide\u00A0: il ne compte pas, l’exactitude des réponses reste à vérifier.')];
  const advice: KeyAdvice[] = [];
  if (!['knowledge', 'situation', 'scenario'].includes(kind))
    advice.push(
      fault(
        'key',
        'Un corrigé ne sert qu’aux questions de connaissance et de mise en situation\u00A0: ici, il ne compte pas.',
      ),
    );
  if ((keyLanguage(key) ?? language) !== language)
    advice.push(
      fault(
        'key',
        `Le corrigé n’est pas écrit dans la langue de l’entretien (${language === 'fr' ? 'français' : 'anglais'})\u00A0: il ne compte pas.`,
      ),
    );
  advice.push(...countAdvice(points.length, redFlags.length));
  const compiled = compileEntries(key, text, language);
  points.forEach((entry, i) => advice.push(...entryAdvice(entry, compiled.points[i], 'points', i)));
  redFlags.forEach((entry, i) => advice.push(...entryAdvice(entry, compiled.redFlags[i], 'redFlags', i)));
  advice.push(...doubleAdvice(points, 'points'), ...doubleAdvice(redFlags, 'redFlags'));
  const double = contradictions(key);
  redFlags.forEach((entry, i) => {
    if (contradicts(entry, double))
      advice.push(
        fault(
          `redFlags.${i}`,
          `Le corrigé se contredit\u00A0: «\u00A0${entry.text.slice(0, 80)}\u00A0» est à la fois un point et un signal d’alerte.`,
        ),
      );
  });
  if (!key.signedBy?.trim())
    advice.push(hint('key', 'Personne n’a validé ce corrigé\u00A0: il ne compte pas tant qu’il est un brouillon.'));
  return advice;
}
