import type { TextLanguage } from '../language/stem.ts';
import { tokenise } from '../language/tokens.ts';
import type { PreparedAnswer } from '../scoring/prepare.ts';
import { compilePhrases, countMatches } from '../scoring/phrases.ts';

/** Phrases that assistants favour. They are weak evidence alone and significant only together with typing behaviour. */
const BOILERPLATE = {
  fr: compilePhrases(
    `en tant que professionnel*, dans un environnement dynamique, en constante évolution, il est essentiel de noter, il convient de souligner, en conclusion, en somme, en résumé, de manière proactive, approche proactive, approche structurée, approche méthodique, une communication claire, communication claire et transparente, garantir, optimiser, favoriser, au cœur de, véritable levier, tirer parti, mettre en œuvre, non seulement, mais également, ainsi que, cette expérience m'a permis de développer, m'a appris l'importance, l'importance de la communication, parties prenantes, jouer un rôle, de bout en bout, sur mesure, faciliter, renforcer la cohésion`,
  ),
  en: compilePhrases(
    `as a professional, in a fast paced, ever evolving, ever changing, it is important to note, it is worth noting, in conclusion, in summary, overall, proactive approach, structured approach, clear communication, open communication, foster*, leverag*, delv*, seamless*, robust, comprehensive, holistic, ensuring, ensure that, not only, but also, this experience taught me the importance, the importance of, stakeholder*, played a pivotal, pivotal, crucial role, end to end, tailored, streamlin*, facilitat*, navigat*, testament, landscape`,
  ),
} as const;

/** Smooth, general words that fill an assistant's text. People use some of them, but not one in twelve words. */
const SMOOTH = {
  fr: compilePhrases(
    `approche, démarche*, structuré*, rigoureu*, bienveillan*, proactiv*, constructi*, efficace*, efficacité, essentiel*, primordial*, indispensable*, fondamenta*, détermina*, majeur*, significati*, durable*, pérenn*, équilibré*, personnalisé*, adapté*, réaliste*, transparen*, fluide*, cohésion, cohérence, collaboration*, confiance, écoute, dialogue, échange*, engagement*, excellence, valeurs, aspirations, ambitions, opportunité*, compétences, relationnel*, enjeu*, défi*, levier*, axe*, processus, indicateur*, performance*, amélioration*, correctiv*, ressources, priorités, priorité, objectif*, attentes, besoins, veill*, assurer, garanti*, favoris*, renforc*, optimis*, contribu*, identifi*, analys*, élabor*, défini*, mobilis*, anticip*, privilégi*, illustr*, constitu*, demeure*, convien*, requiert, nécessit*, instaur*, développ*, consolid*, réactivité, autonomie, épanouissement, persévérance, discipline, adaptation, adaptabilité, rapidement, pleinement, activement, ensuite, enfin, ainsi, afin, dynamique*, convaincu*, interlocuteur*, intervenant*, parties prenantes, posture, parcours`,
  ),
  en: compilePhrases(
    `effective*, thorough*, comprehensive*, meaningful*, valuable, robust, resilien*, holistic, structured, proactive*, tailored, genuine*, deeply, consistently, promptly, clearly, carefully, actively, ultimately, commitment, dedicat*, passion*, mindset, empathy, transparen*, trust, collaborat*, communicat*, stakeholder*, objectives, opportunit*, growth, challenge*, aspirations, values, mission, leadership, excellence, innovation, continuous, improvement, process*, outcome*, insight, strategy, strategies, key, critical, essential, crucial, pivotal, ensur*, foster*, leverag*, empower*, strengthen*, enabl*, deliver*, demonstrat*, cultivat*, nurtur*, embrac*, align*, identif*, assess*, gather*, verif*, prioriti*, implement*, document*, support*, build*, balance*, approach, understanding, perspective*, solution*, concern*, needs, relevant, potential, environment*, organization*, professional*, confident, eager, excited, together, respect, wellbeing, skill*, resolution, escalat*`,
  ),
} as const;
const SMOOTH_SHARE = 0.1;
const FEWEST_SMOOTH = 7;

export interface TextSignal {
  /** Fact about the text, in French, without the answer's number. */
  fact: string;
  weight: number;
}

/** Number of phrases in a passage that assistants favour; a long dash counts as one. */
export const machineTurns = (passage: string, language: TextLanguage): number =>
  countMatches(BOILERPLATE[language], ` ${tokenise(passage).join(' ')} `, 5) + (passage.includes('—') ? 1 : 0);

/** Weight from which a text reads like an assistant's; 3 of 2,700 answers of the research corpus reach it. */
export const TOLD_FROM = 2;
/** A text with this many facts is not general prose, whatever its style. */
const ENOUGH_FACTS = 2;

export const weightOf = (signals: readonly TextSignal[]): number =>
  signals.reduce((sum, { weight }) => sum + weight, 0);

/** Whether an answer is an assistant's general prose, with hardly any figures or tools; it is then levelled as general prose. */
export function isGeneralProse(raw: string, answer: PreparedAnswer): boolean {
  const facts = answer.sentences.reduce((sum, { counts }) => sum + counts.quantity + counts.tool, 0);
  return facts < ENOUGH_FACTS && weightOf(textSignals(raw, answer)) >= TOLD_FROM;
}

/** Style signals of one answer. Neither the absence of mistakes nor perplexity is used. */
export function textSignals(raw: string, answer: PreparedAnswer): TextSignal[] {
  const signals: TextSignal[] = [];
  const words = answer.tokens.length;
  const line = ` ${answer.tokens.join(' ')} `;
  const stock = countMatches(BOILERPLATE[answer.scoredAs], line, 12);
  if (stock >= 3 && stock / Math.max(words, 1) > 0.015)
    signals.push({ fact: `${stock} formules toutes faites`, weight: stock >= 5 ? 2 : 1 });
  const smooth = countMatches(SMOOTH[answer.scoredAs], line, 60);
  const told = answer.sentences.reduce((sum, { counts }) => sum + counts.quantity + counts.tool, 0);
  if (smooth >= FEWEST_SMOOTH && smooth / words >= SMOOTH_SHARE && told < 2)
    signals.push({
      fact: 'texte très lisse, sans exemple concret',
      weight: smooth / words >= 1.5 * SMOOTH_SHARE ? 2 : 1,
    });
  const markup = (raw.match(/\*\*[^*\n]+\*\*|^#{1,4} |^[^\S\r\n\u2028\u2029]*(?:[-*•]|\d+\.) +\S/gm) ?? []).length;
  if (markup >= 3 || /\*\*[^*\n]+\*\*/.test(raw))
    signals.push({ fact: 'mise en forme de document (listes, gras)', weight: 1 });
  const dashes = (raw.match(/—/g) ?? []).length;
  if (dashes >= 2) signals.push({ fact: `${dashes} tirets longs`, weight: 1 });
  const lengths = answer.sentences.map((sentence) => sentence.tokens.length).filter((length) => length > 3);
  if (lengths.length >= 5 && words >= 80) {
    const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
    const spread = Math.sqrt(lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lengths.length) / mean;
    if (spread < 0.22) signals.push({ fact: 'phrases de longueur très égale', weight: 1 });
  }
  const facts = answer.sentences.reduce((sum, { counts }) => sum + counts.quantity + counts.tool + counts.situation, 0);
  if (words >= 90 && facts < 1) signals.push({ fact: 'long texte sans aucun fait vérifiable', weight: 1 });
  return signals;
}
