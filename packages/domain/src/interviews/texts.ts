import type { InterviewLanguage } from '#/jobs/options';

/** Who asks, wherever a question is shown: nobody takes it for a person. */
export const ASSISTANT_NAME = 'Assistant RH · IA';

/** What the assistant needs to know to greet somebody. */
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

/** Said after the last answer; what is missing then is the CV. */
export function completionText(language: InterviewLanguage, facts: Pick<GreetingFacts, 'firstName'>): string {
  return language === 'Anglais'
    ? `Thank you ${facts.firstName}, the interview is over. Only your CV is missing to send your application.`
    : `Merci ${facts.firstName}, l’entretien est terminé. Il ne manque que votre CV pour envoyer votre candidature.`;
}

/** The quick reply to what is asked again: kept and shown like an answer, and no part of the one it would complete. */
export const NOTHING_TO_ADD: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'Je n’ai rien à ajouter.',
  Anglais: 'I have nothing to add.',
};

/**
 * What the candidate must know and accept before the first question, in order; its version is CONSENT_VERSION. `details` are folded
 * beneath the text.
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

/** What opens the details. */
export const WARNING_MORE = 'Ce qui est relevé';

/** The choice beside what is measured: words that come through an aid are not to be judged by how they arrive. */
export const AID_LABEL = 'On m’aide à écrire\u00A0: ne relevez rien.';

/** Said beside the button that accepts them. */
export const WARNING_ACCEPTED = 'En commençant, vous acceptez ces conditions et dites avoir 18 ans ou plus.';
