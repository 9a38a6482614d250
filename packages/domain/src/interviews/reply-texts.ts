import type { InterviewLanguage } from '#/jobs/options';

/** The request to repeat an answer in the interview's language, in Arabic. */
export const AGAIN_IN_ARABIC: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'ستقرأ الشركة جوابك، لكنني لا أعرف بعد كيف أقيّمه. هل يمكنك إعادته بالفرنسية ولو بأخطاء؟',
  Anglais: 'ستقرأ الشركة جوابك، لكنني لا أعرف بعد كيف أقيّمه. هل يمكنك إعادته بالإنجليزية ولو بأخطاء؟',
};

/**
 * Quick reply to a follow-up. The server stores and shows it like an answer, but does not append it to the answer that the
 * follow-up completes.
 */
export const NOTHING_TO_ADD: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'Je n’ai rien à ajouter.',
  Anglais: 'I have nothing to add.',
};

/** Quick reply to a follow-up that asks to repeat the answer in the interview's language. */
export const KEEP_ANSWER: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'Je garde ma réponse.',
  Anglais: 'I keep my answer.',
};

/** Labels of the choice that follows an answer in another language: repeat it, or go on. */
export const SAY_AGAIN: Readonly<Record<InterviewLanguage, readonly [again: string, goOn: string]>> = {
  Français: ['Redire en français', 'Continuer'],
  Anglais: ['Say it in English', 'Continue'],
};

/** Quick answer to a question about lived experience. The engine treats it as a denial, and asks what the candidate would do instead. */
export const NOT_LIVED: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'Je n’ai pas vécu cela.',
  Anglais: 'I have not experienced this.',
};
