import type { DimensionKey } from '#/evaluations/options';
import type { Behaviour } from '#/interviews/schema';

/** Text after any request for a new link, whatever the old link refers to. */
export const LINK_RENEWED =
  'Si cette candidature est encore gardée, un nouveau lien part à son adresse e-mail. Il arrive en quelques minutes.';

/** Text for a link that ended because a newer one was requested. */
export const NEWER_LINK =
  'Un lien plus récent a été demandé\u00A0: celui-ci ne s’ouvre plus. Cherchez-le dans vos e-mails, ou demandez-en un autre.';

/** Notice for an application whose offer was closed before its interview began. */
export const OFFER_CLOSED_BEFORE =
  'L’entreprise a fermé cette offre\u00A0: l’entretien ne peut pas commencer, sauf si elle la rouvre.';

/** Notice about a cancelled meeting; `day` is a text such as « samedi 5 décembre 2026 à 16:00 », null if no date was agreed. */
export const meetingOffSaid = (day: string | null): string =>
  day === null ? 'L’entretien proposé est annulé.' : `L’entretien du ${day} (heure de Tunis) est annulé.`;

/** Notice about a meeting whose time has passed; `day` is null if no date was agreed. */
export const meetingOverSaid = (day: string | null): string =>
  day === null ? 'Les dates proposées sont passées.' : `Le rendez-vous était le ${day} (heure de Tunis).`;

/** Notice about an open request for a person. */
export const personAskedSaid = (asked: string, due: string): string =>
  `Vous avez demandé une personne le ${asked}. Sa réponse vous arrive par e-mail avant le ${due}.`;

const plural = (count: number, word: string) => `${count} ${word}${count > 1 ? 's' : ''}`;

/** All measurements of how an answer was written, one line each. */
export function measuredTexts(behaviour: Behaviour | null): string[] {
  if (!behaviour) return [];
  const { pastedShare, largestInsert, charsPerMinute, deletions, blurBeforePaste, latencySeconds, accommodation } =
    behaviour;
  return [
    pastedShare !== undefined && `${Math.round(pastedShare * 100)}\u00A0% du texte collé`,
    largestInsert !== undefined &&
      largestInsert > 0 &&
      `plus long collage\u00A0: ${plural(Math.round(largestInsert), 'caractère')}`,
    blurBeforePaste === true && 'un collage juste après une sortie de la page',
    charsPerMinute !== undefined && `${plural(Math.round(charsPerMinute), 'caractère')} par minute`,
    deletions !== undefined && plural(Math.round(deletions), 'effacement'),
    latencySeconds !== undefined && `${plural(Math.round(latencySeconds), 'seconde')} avant d’écrire`,
    accommodation === true && 'aménagement demandé\u00A0: ces mesures n’ont pas compté',
  ].filter((line) => line !== false);
}

/** Notice that answers resemble those of other candidates, said once; `questions` are their indexes, from 0. Null if there are none. */
export function resemblanceText(questions: readonly number[]): string | null {
  const numbers = questions.map((question) => String(question + 1));
  const last = numbers.pop();
  if (last === undefined) return null;
  const found =
    numbers.length === 0
      ? `Votre réponse à la question ${last} ressemble à celle d’un autre candidat`
      : `Vos réponses aux questions ${numbers.join(', ')} et ${last} ressemblent à celles d’autres candidats`;
  return `${found} de l’offre. Une ressemblance n’est pas une preuve et ne change aucun score\u00A0: l’entreprise lit les deux passages et juge.`;
}

/** Levels of the criteria that compare the CV with the offer, for the candidate. */
const CV_LEVELS = [
  'Votre CV ne montre pas ce que l’offre demande.',
  'Votre CV montre une petite part de ce que l’offre demande.',
  'Votre CV montre une partie de ce que l’offre demande.',
  'Votre CV montre l’essentiel de ce que l’offre demande.',
  'Votre CV montre ce que l’offre demande.',
] as const;
const CLARITY_LEVELS = [
  'Vos réponses ne donnent rien à évaluer ici.',
  'Vos réponses sont difficiles à suivre.',
  'On vous suit en partie.',
  'On vous comprend bien.',
  'On vous comprend très bien.',
] as const;
const ANSWER_LEVELS = [
  'Vos réponses ne donnent rien à évaluer ici.',
  'Vous donnez un avis. Un exemple vécu aurait compté davantage.',
  'Vous racontez du vécu, mais il manque ce que vous avez fait vous-même, ou ce que cela a donné.',
  'On comprend ce que vous avez fait, et ce que cela a donné.',
  'On comprend ce que vous avez fait, et vous donnez de quoi le vérifier.',
] as const;

const FROM_CV: readonly DimensionKey[] = [
  'experienceMatch',
  'educationMatch',
  'languageMatch',
  'seniorityMatch',
  'cvScore',
];

/** The criteria, named for the candidate: the company's labels say little to the person whom they are about. */
export const OWN_CRITERIA: Readonly<Record<DimensionKey, string>> = {
  experienceMatch: 'Votre expérience',
  technicalSkillsMatch: 'Votre savoir-faire',
  educationMatch: 'Votre formation',
  languageMatch: 'Vos langues',
  seniorityMatch: 'Votre autonomie dans le métier',
  cvScore: 'Ce que votre CV montre à lui seul',
  mindsetScore: 'Votre façon de travailler avec les autres',
  cultureFit: 'Votre accord avec les valeurs de l’entreprise',
  communicationSkills: 'La clarté de vos réponses',
  otherFactorsScore: 'Votre motivation pour ce poste',
};

/** The points that the way of writing costs, in a sentence for the candidate. */
export function deductionSaid(deduction: number): string {
  if (deduction === 0) return 'Votre façon d’écrire ne vous coûte aucun point.';
  const points = `${String(deduction).replace('.', ',')} point${deduction >= 2 ? 's' : ''}`;
  return `Votre façon d’écrire vous coûte ${points}. Sous chaque réponse, vous lisez ce qui a été mesuré.`;
}

/** A criterion's level in a sentence for the candidate. */
export function levelSaid(key: DimensionKey, level: number | null): string {
  const fromCv = FROM_CV.includes(key);
  if (level === null)
    return `Non évalué\u00A0: ${fromCv ? 'votre CV n’en dit' : 'vos réponses n’en disent'} pas assez.`;
  const levels = fromCv ? CV_LEVELS : key === 'communicationSkills' ? CLARITY_LEVELS : ANSWER_LEVELS;
  return levels[level] ?? '';
}

/** The total score in a sentence for the candidate; if there is no score, the number of given answers that the engine could read. */
export function scoreSaid(score: number | null, { read, given }: { read: number; given: number }): string {
  if (score !== null) return `Score\u00A0: ${score} sur 100.`;
  if (read >= given) return 'Pas de score\u00A0: il y avait trop peu d’éléments.';
  const share = read === 0 ? `n’a pu lire aucune de vos ${given}` : `n’a pu lire que ${read} de vos ${given}`;
  const what =
    given === 1
      ? 'n’a pas pu lire votre réponse. L’entreprise la lit'
      : `${share} réponses. L’entreprise les lit toutes`;
  return `Pas de score\u00A0: l’IA ${what}.`;
}
