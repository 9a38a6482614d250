import type { InterviewLanguage } from '#/jobs/options';

/** Shown as the author of every question, so that nobody takes it for a person. */
export const ASSISTANT_NAME = 'Assistant RH · IA';

/** Facts that the assistant's greeting mentions. */
export interface GreetingFacts {
  readonly firstName: string;
  readonly companyName: string;
  readonly questionCount: number;
}

/** The assistant's first messages, in the interview's language; the same advice for everybody. */
export function greetingTexts(language: InterviewLanguage, facts: GreetingFacts): readonly string[] {
  const { firstName, companyName, questionCount } = facts;
  if (language === 'Anglais') {
    return [
      `Hello ${firstName}, thank you for your interest in this position at ${companyName}.`,
      `I will ask you ${questionCount} ${questionCount === 1 ? 'question' : 'questions'}, and two follow-ups at most. Answer simply, as you would out loud: your examples are what counts. A situation, what you did, what came of it.`,
    ];
  }
  return [
    `Bonjour ${firstName}, merci de votre intérêt pour ce poste chez ${companyName}.`,
    `Je vais vous poser ${questionCount} ${questionCount === 1 ? 'question' : 'questions'}, et deux précisions au plus. Répondez simplement, comme à l’oral\u00A0: ce sont vos exemples qui comptent. Une situation, ce que vous avez fait, le résultat.`,
  ];
}

/** Shown after the last answer, when only the CV is missing. */
export function completionText(language: InterviewLanguage, facts: Pick<GreetingFacts, 'firstName'>): string {
  return language === 'Anglais'
    ? `Thank you ${facts.firstName}, the interview is over. Only your CV is missing to send your application.`
    : `Merci ${facts.firstName}, l’entretien est terminé. Il ne manque que votre CV pour envoyer votre candidature.`;
}

/** Quick reply to a follow-up: stored and shown like an answer, but not part of the answer that the follow-up completes. */
export const NOTHING_TO_ADD: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'Je n’ai rien à ajouter.',
  Anglais: 'I have nothing to add.',
};

/**
 * The texts that the candidate must accept before the first question, in order; CONSENT_VERSION is their version. `details` are
 * collapsed below the text.
 */
export function warningTexts({
  companyName,
  questionCount,
}: Pick<GreetingFacts, 'companyName' | 'questionCount'>): readonly { title: string; text: string; details?: string }[] {
  return [
    {
      title: 'Répondez avec vos mots',
      text: 'Un texte d’IA sans rien de vous peut coûter jusqu’à 10 points. Nous relevons le collage et le rythme de frappe.',
      details:
        'Des totaux par réponse, jamais vos frappes\u00A0: part collée, longueur, sortie de la page, vitesse, effacements, temps avant d’écrire. Seuls, ils ne coûtent rien. Des points partent si une réponse collée, au style d’IA, ne raconte rien et que la suivante n’apporte rien de vous. L’entreprise voit pourquoi et peut les rendre.',
    },
    {
      title: 'Prenez votre temps',
      text: `${questionCount} ${questionCount === 1 ? 'question' : 'questions'}, puis votre CV (PDF, DOC ou DOCX). Rien n’est chronométré, et le même lien vous ramène où vous en étiez.`,
    },
    {
      title: 'Lu par une seule entreprise',
      text: `Vos réponses sont visibles uniquement par ${companyName}, qui décide, et comparées à celles des autres candidats de l’offre.`,
    },
  ];
}

/** Label of the control that expands the details. */
export const WARNING_MORE = 'Ce qui est relevé';

/** Option to turn the recording off, because text entered with an aid must not be judged by how it was entered. */
export const AID_LABEL = 'On m’aide à écrire\u00A0: ne relevez rien.';

/** Shown beside the button that accepts the conditions. */
export const WARNING_ACCEPTED = 'En commençant, vous acceptez ces conditions et dites avoir 18 ans ou plus.';
