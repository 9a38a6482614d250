import type { KeyEntry, Question } from '../contract.ts';
import { cleanText, fold } from '../language/normalise.ts';
import type { TextLanguage } from '../language/stem.ts';
import { compileEntries, contradictions, contradicts, keyLanguage, MOST_WORDS, type CompiledEntry } from './compile.ts';

const FEWEST_POINTS = 3;
const MOST_POINTS = 5;
const MOST_FLAGS = 2;
/** Longer than any phrase: only so much of an entry is looked at. */
const READ = 4_000;

const wordCount = (text: string): number =>
  cleanText(text.slice(0, READ))
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

const nameOf = (kind: 'point' | 'flag', index: number): string =>
  kind === 'point' ? `Le point ${index + 1}` : `Le signal d’alerte ${index + 1}`;

function entryAdvice(entry: KeyEntry, compiled: CompiledEntry | undefined, name: string): string[] {
  if (entry.text.trim() === '')
    return [`${name} est vide\u00A0: dites en quelques mots ce que la réponse doit nommer.`];
  const words = wordCount(entry.text);
  if (words > 2 * MOST_WORDS)
    return [
      `${name} compte ${words} mots\u00A0: gardez une seule idée, en douze mots au plus, et mettez le reste en synonymes.`,
    ];
  const advice: string[] = [];
  const long = entry.synonyms.find((synonym) => wordCount(synonym) > MOST_WORDS);
  if (long !== undefined)
    advice.push(`${name} a un synonyme de ${wordCount(long)} mots\u00A0: personne ne le redira ainsi, coupez-le.`);
  if (compiled?.phrases.length === 0)
    advice.push(
      `${name} ne contient aucun mot à chercher hors de ceux de la question\u00A0: ajoutez les mots qu’une bonne réponse emploie.`,
    );
  else if (entry.synonyms.filter((synonym) => synonym.trim() !== '').length < 2)
    advice.push(`${name} n’a presque pas de synonymes\u00A0: ajoutez deux ou trois façons de le dire.`);
  return advice;
}

function countAdvice(points: number, flags: number): string[] {
  const advice: string[] = [];
  if (points < FEWEST_POINTS)
    advice.push(
      `La clé a ${points} point${points > 1 ? 's' : ''}\u00A0: il en faut trois à cinq pour distinguer une réponse juste d’une réponse à moitié juste.`,
    );
  if (points > MOST_POINTS)
    advice.push(
      `La clé a ${points} points\u00A0: gardez les cinq qui comptent le plus, personne n’en nomme davantage.`,
    );
  if (flags > MOST_FLAGS)
    advice.push(`La clé a ${flags} signaux d’alerte\u00A0: gardez les deux erreurs les plus graves.`);
  return advice;
}

function doubleAdvice(entries: readonly KeyEntry[], what: string): string[] {
  const seen = new Set<string>();
  for (const { text } of entries) {
    const line = fold(text.trim());
    if (line !== '' && seen.has(line))
      return [`Deux ${what} disent la même chose\u00A0: «\u00A0${text.trim().slice(0, 80)}\u00A0».`];
    seen.add(line);
  }
  return [];
}

/** Says in French what to change in a question's key before it is signed; an empty list means that nothing was found. */
export function lintKey({ key, text, kind }: Question, language: TextLanguage): string[] {
  if (!key) return [];
  const { points, redFlags } = key;
  if ([...points, ...redFlags].every((entry) => entry.text.trim() === ''))
    return ['La clé est vide\u00A0: elle ne compte pas, l’exactitude des réponses reste à vérifier.'];
  const advice: string[] = [];
  if (!['knowledge', 'situation', 'scenario'].includes(kind))
    advice.push(
      'Une clé ne sert qu’aux questions de connaissance et de mise en situation\u00A0: ici, elle ne compte pas.',
    );
  if ((keyLanguage(key) ?? language) !== language)
    advice.push(
      `La clé n’est pas écrite dans la langue de l’entretien (${language === 'fr' ? 'français' : 'anglais'})\u00A0: elle ne compte pas.`,
    );
  advice.push(...countAdvice(points.length, redFlags.length));
  const compiled = compileEntries(key, text, language);
  points.forEach((entry, i) => advice.push(...entryAdvice(entry, compiled.points[i], nameOf('point', i))));
  redFlags.forEach((entry, i) => advice.push(...entryAdvice(entry, compiled.redFlags[i], nameOf('flag', i))));
  advice.push(...doubleAdvice(points, 'points'), ...doubleAdvice(redFlags, 'signaux d’alerte'));
  const double = contradictions(key);
  const both = redFlags.find((entry) => contradicts(entry, double));
  if (both)
    advice.push(
      `La clé se contredit\u00A0: «\u00A0${both.text.slice(0, 80)}\u00A0» est à la fois un point et un signal d’alerte.`,
    );
  if (!key.signedBy?.trim())
    advice.push('Personne n’a signé cette clé\u00A0: elle ne compte pas tant qu’elle est un brouillon.');
  return advice;
}
