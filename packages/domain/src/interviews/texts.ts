import type { InterviewLanguage } from '#/jobs/options';
import { interviewMinutes } from '#/jobs/rules';

/** Author shown at every question, so that nobody takes the assistant for a person. */
export const ASSISTANT_NAME = 'Assistant RH · IA';

/** « Write in French, even with mistakes », in Arabic, by the language of the interview. */
const WRITE_IN_ARABIC: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'اكتب بالفرنسية ولو بأخطاء.',
  Anglais: 'اكتب بالإنجليزية ولو بأخطاء.',
};

/** Facts that the greeting mentions. */
export interface GreetingFacts {
  readonly firstName: string;
  readonly companyName: string;
}

/**
 * The assistant's first messages, in the interview's language; the same advice for everybody. Only the language is repeated
 * from the notices of the warning, because a candidate who comes back sees the greeting but not the warning.
 */
export function greetingTexts(language: InterviewLanguage, facts: GreetingFacts): readonly string[] {
  const { firstName, companyName } = facts;
  if (language === 'Anglais') {
    return [
      `Hello ${firstName}, thank you for applying to ${companyName}.`,
      'Give, in English, a true example: the situation, what you did, the result. Two to five sentences are enough. I may ask two follow-ups.',
    ];
  }
  return [
    `Bonjour ${firstName}, merci de postuler chez ${companyName}.`,
    'Donnez, en français, un exemple vrai\u00A0: la situation, ce que vous avez fait, le résultat. Deux à cinq phrases suffisent. Je peux demander deux précisions.',
  ];
}

/** Message after the last answer, when only the CV is missing. */
export function completionText(language: InterviewLanguage, facts: Pick<GreetingFacts, 'firstName'>): string {
  return language === 'Anglais'
    ? `Well done ${facts.firstName}, that was the last question. One step left: your CV, or five short answers. Nothing is sent yet.`
    : `Bravo ${facts.firstName}, c’était la dernière question. Plus qu’une étape\u00A0: votre CV, ou cinq réponses courtes. Rien n’est encore envoyé.`;
}

/** Tells the candidate how many questions there are, who asks them, how long it takes, and that a pause is possible. */
export function warningLead(questionCount: number): string {
  const range = interviewMinutes(questionCount);
  const questions = `${questionCount} ${questionCount === 1 ? 'question' : 'questions'} d’une IA, puis votre CV.`;
  const minutes = range ? ` Environ ${range[0]} à ${range[1]} minutes.` : '';
  return `${questions}${minutes} Pauses possibles.`;
}

interface WarningText {
  readonly title: string;
  readonly text: string;
  readonly arabic?: string;
  /** Paragraphs below the text, collapsed at first. */
  readonly details?: readonly string[];
}

/** The texts that the candidate must accept before the first question, in order; CONSENT_VERSION is their version. */
export function warningTexts({
  companyName,
  language,
}: Pick<GreetingFacts, 'companyName'> & { readonly language: InterviewLanguage }): readonly WarningText[] {
  return [
    {
      title: `En ${language === 'Anglais' ? 'anglais' : 'français'}, même avec des fautes`,
      text: 'L’entreprise lira l’arabe ou la derja, l’IA non.',
      arabic: WRITE_IN_ARABIC[language],
    },
    {
      title: 'Avec vos mots',
      text: 'Un texte d’IA sans rien de vous peut coûter jusqu’à 10 points. Nous relevons le collage et le rythme de frappe.',
      details: [
        'Pour chaque réponse, nous comptons sans lire vos frappes\u00A0: combien de texte est collé et combien vous en effacez, si vous quittez la page, à quelle vitesse et après combien de temps vous écrivez. Seuls, ces comptes ne coûtent rien. Des points partent si une réponse collée, au style d’IA, ne raconte rien et que la suivante n’apporte rien de vous. L’entreprise voit pourquoi et peut les rendre.',
        'Vos réponses sont comparées à celles des autres candidats de l’offre. Rien n’est chronométré\u00A0: fermez la page, revenez par le même lien.',
      ],
    },
    { title: `Seule ${companyName} lit et décide`, text: 'Vous verrez l’avis de l’IA.' },
  ];
}

/** Label of the control that expands the details. */
export const WARNING_MORE = 'En détail';

/**
 * Label of the option that turns the measures of writing off, because text entered with an aid must not be judged by how it
 * was entered.
 */
export const AID_LABEL = 'On m’aide à écrire\u00A0: ne relevez rien.';

/** Message for the link of a completed interview; `day` is a text such as « 22 novembre 2026 ». */
export const arrivedText = (day: string): string =>
  `Votre candidature est bien arrivée le ${day}. Vous n’avez rien à refaire.`;

/** Message for an expired link. */
export const endedText = (day: string): string =>
  `Le lien a expiré le ${day}. Un nouveau lien ouvre votre entretien là où il en est.`;

/** Message after a request for a new link. */
export const LINK_SENT = 'Un nouveau lien part à l’adresse de votre candidature. Il arrive en quelques minutes.';

/** Message at the end of an interview whose address is not confirmed. */
export const CONFIRM_TO_SEND = 'Plus qu’un pas\u00A0: confirmez votre adresse.';

/** Message for the link of a candidate who is already on the waiting list of a full offer. */
export const ON_WAITING_LIST =
  'Vous êtes sur la liste d’attente\u00A0: un e-mail vous prévient dès qu’une place se libère.';

/** Message for the link of an interview that has not begun, after the company has closed the offer. */
export const OFFER_CLOSED =
  'L’entreprise a fermé cette offre. Si elle la rouvre, le lien de votre e-mail ouvre à nouveau votre entretien.';

/** Message for a CV whose name ends as required while its content does not open. */
export const CV_DAMAGED =
  'Ce fichier ne s’ouvre pas\u00A0: il est abîmé, ou son nom ne dit pas son vrai type. Envoyez-en un autre, ou une photo.';

/** Text beside the button that accepts the conditions. */
export const WARNING_ACCEPTED = 'En commençant, vous acceptez ces conditions et confirmez avoir 18 ans.';
