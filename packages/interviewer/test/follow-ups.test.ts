import { describe, expect, it } from 'vitest';
import type { Question, QuestionKind } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { isDenial } from '@kafaa/interviewer/questions/denial';
import { followUpText, oneWordFollowUps, plannedFollowUps } from '@kafaa/interviewer/questions/follow-up-texts';
import { chooseFollowUps, ownWords } from '@kafaa/interviewer/questions/follow-ups';
import { isVerbatim } from '@kafaa/interviewer/quotes';
import { EMPTY, interview, jobBrief, LIVED, question } from './briefs.ts';

const VAGUE = 'Une fois, chez un client, une machine est tombée en panne et on a dû la réparer rapidement.';
const TEAM = 'En stage, la chambre froide est tombée en panne un samedi. Nous avons tout vidé et on a jeté la viande.';
const NO_RESULT = 'J’ai aidé mon oncle à réparer des portails pendant deux étés.';
const ARABIC = 'قدت فريقا من ستة أشخاص في صفاقس وأنهينا المشروع قبل الموعد';

const ENGLISH = { job: jobBrief({ interviewLanguage: 'Anglais' as const }) };
const follow = (answer: string, kind: QuestionKind = 'behaviour', changes = {}) =>
  chooseFollowUps(interview([{ question: question({ kind }), answer }], changes))[0] ?? null;

describe('follow-up choice', () => {
  it.each<[string, QuestionKind, string, string | null]>([
    ['nothing after an action with its result', 'behaviour', LIVED, null],
    ['the candidate’s own action after « on »', 'behaviour', VAGUE, 'action'],
    ['the candidate’s own action after « nous »', 'behaviour', TEAM, 'action'],
    ['the result after an action without one', 'behaviour', NO_RESULT, 'result'],
    ['the subject after general talk', 'behaviour', EMPTY, 'subject'],
    ['the subject after one word', 'behaviour', 'ok', 'subject'],
    ['the subject after a full stop', 'knowledge', '.', 'subject'],
    ['the subject after letters', 'behaviour', 'asdkjh qskdjh qsdkjh', 'subject'],
    [
      'the result after an account of usual work',
      'situation',
      'Je vérifie d’abord les logs puis je préviens le client.',
      'result',
    ],
    ['an imagined case after a denial', 'behaviour', 'Je n’ai pas vécu cela.', 'imagine'],
    ['a related experience after a denial', 'knowledge', 'Je n’ai jamais fait de soudure.', 'imagine'],
    ['the answer again in French after Arabic', 'behaviour', ARABIC, 'language'],
    [
      'the answer again in French after English',
      'value',
      'I led a team of six people and we finished the project two weeks early.',
      'language',
    ],
  ])('the follow-up to an answer asks for %s', (_title, kind, answer, asks) => {
    expect(follow(answer, kind)?.asks ?? null).toBe(asks);
  });

  it('a follow-up quotes the answer before its fixed text, unless it asks for the interview language', () => {
    expect(follow(VAGUE)?.text).toBe(
      'Vous écrivez\u00A0: «\u00A0Une fois, chez un client, une machine est tombée en panne et on a dû la réparer rapidement\u00A0». Qu’avez-vous fait, vous\u202F?',
    );
    expect(follow('Je n’ai pas vécu cela.')?.text).toBe(
      'Vous écrivez\u00A0: «\u00A0Je n’ai pas vécu cela\u00A0». Alors imaginez que cela vous arrive\u00A0: que feriez-vous d’abord, et ensuite\u202F?',
    );
    expect(follow(ARABIC)?.text).toBe(followUpText('language', 'behaviour', 'fr'));
    expect(follow('It never happened to me.', 'behaviour', ENGLISH)?.text).toBe(
      'You write: “It never happened to me”. Then imagine it happens to you: what would you do first, and next?',
    );
  });

  it('an answer of one word gets the follow-up « what was it about? » for every kind of question, without the engine', () => {
    for (const kind of ['motivation', 'behaviour', 'value', 'knowledge', 'situation', 'scenario'] as const) {
      for (const answer of ['ok', 'Oui.', 'Excel', '…', '5', '👍']) {
        const input = interview([{ question: question({ kind }), answer }, null]);
        expect(chooseFollowUps(input), answer).toEqual([
          { asks: 'subject', text: followUpText('subject', kind, 'fr') },
          null,
        ]);
        expect(oneWordFollowUps(input)).toEqual(chooseFollowUps(input));
      }
    }
    const key = { points: [], redFlags: [] } as unknown as NonNullable<Question['key']>;
    for (const exchange of [
      { answer: 'ok, fait' },
      { answer: 'نعم' },
      { answer: 'ok', question: question({ key }) },
      { answer: '' },
    ])
      expect(oneWordFollowUps(interview([exchange, { answer: 'ok' }])), exchange.answer).toBeNull();
    expect(follow('ok', 'behaviour', ENGLISH)?.text).toBe('Please say what it was about, with one precise example.');
  });

  it('a follow-up depends only on its own answer, not on the other answers of the interview', () => {
    const answers = [VAGUE, LIVED, VAGUE, EMPTY, null, ARABIC];
    const together = chooseFollowUps(interview(answers));
    expect(together).toEqual(answers.map((answer) => chooseFollowUps(interview([answer]))[0]));
    expect(together[2]).toEqual(together[0]);
    expect(together[4]).toBeNull();
  });

  it('every follow-up ends in one of the planned texts that the recruiter sees with the question', () => {
    for (const kind of ['motivation', 'behaviour', 'value', 'knowledge', 'situation', 'scenario'] as const) {
      for (const answer of [VAGUE, NO_RESULT, EMPTY, 'Jamais fait cela.']) {
        const asked = follow(answer, kind);
        const planned = plannedFollowUps(kind, 'fr').filter((text) => asked?.text.endsWith(text));
        expect(planned).toHaveLength(asked ? 1 : 0);
      }
    }
  });
});

describe('denials', () => {
  it.each([
    'jamais fait',
    'Je n’ai jamais vécu cela, je suis toujours resté calme.',
    'jai jms vecu ca',
    'Ca ne m est jamais arrivé',
    'Je n’ai pas eu l’occasion.',
    'Je n’ai aucune expérience là-dessus.',
    'Je ne sais pas.',
    'I have never done that.',
    "I don't know",
    'It has not happened to me yet.',
  ])('the answer « %s » is read as a denial', (answer) => expect(isDenial(answer)).toBe(true));

  it.each([
    'Je n’ai jamais soudé mais j’ai aidé mon oncle à réparer des portails pendant deux étés.',
    'Je n’ai jamais eu de retard, car chaque lundi je note les échéances dans un tableau et je relance les clients.',
    'J’ai toujours répondu aux clients, et je n’ai jamais perdu mon calme avec eux.',
    LIVED,
    EMPTY,
    '',
  ])('the answer « %s » is not read as a denial', (answer) => expect(isDenial(answer)).toBe(false));
});

describe('words quoted by a follow-up', () => {
  it.each([
    ['J\'ai "réparé" la pompe du client hier', null],
    ['Un jour la cliente a crié «\u00A0voleur\u00A0» devant tous', 'Un jour la cliente a crié…'],
    ['Chez un client <img src=x onerror=alert(1)> on a réparé', 'Chez un client…'],
    ["On l'a dit au chef, puis plus rien.", 'On l’a dit au chef, puis plus rien'],
    ['On a gagné 10 % en un mois !', 'On a gagné 10\u00A0% en un mois'],
    ['Le client\n\n  était   là, on a\tattendu', 'Le client était là, on a attendu'],
    ['انتظرنا الزبون في المحل طول اليوم', null],
    ['On a fini\u202Eretard', null],
    ['oui', null],
    ['a'.repeat(200), null],
  ])('a follow-up to %j quotes the words %j', (sentence, words) =>
    expect(ownWords(sentence, sentence, 'fr')).toBe(words),
  );

  it('quoted words are verbatim and at most ninety characters, and words outside the answer are not quoted', () => {
    const long = `${'Nous avons vidé la réserve et '.repeat(9)}fini.`;
    const words = ownWords(long, long, 'fr') ?? '';
    expect(words.length).toBeLessThanOrEqual(91);
    expect(isVerbatim(words.slice(0, -1), long)).toBe(true);
    expect(ownWords('Ceci n’est pas dans la réponse.', long, 'fr')).toBeNull();
  });

  it.each([
    [
      'J’ai appelé le fournisseur le matin même, puis j’ai demandé au magasin de compter les pièces qui restaient sur les rayons.',
      'J’ai appelé le fournisseur le matin même…',
    ],
    [
      'Pendant mon stage de fin d’études dans une banque de Sfax j’ai préparé avec le responsable de la caisse les dossiers des clients.',
      'Pendant mon stage de fin d’études dans une banque de Sfax j’ai préparé avec le responsable…',
    ],
    [
      'Un samedi soir le four de la cuisine ne chauffait plus du tout et j’ai dû prévenir les tables une par une avant le service.',
      'Un samedi soir le four de la cuisine ne chauffait plus du tout…',
    ],
    ['J’ai demandé au client de la «\u00A0table 4\u00A0» de patienter', 'J’ai demandé au client…'],
    [
      'Last summer I worked in a hotel in Hammamet with a team of six people, because the manager was away for almost three weeks.',
      'Last summer I worked in a hotel in Hammamet with a team of six people…',
    ],
  ])('a follow-up quotes the long sentence %j up to the end of a clause: %j', (sentence, words) => {
    expect(ownWords(sentence, sentence, sentence.startsWith('Last') ? 'en' : 'fr')).toBe(words);
  });
});

describe('imagined answers', () => {
  const IMAGINED =
    'J’appellerais le client tout de suite, puis je vérifierais la commande avec le magasin parce que le stock y est juste. Si le colis manque, je propose deux dates et je note la réponse. Je saurais que cela a marché s’il recommande dans le mois.';
  it('an imagined answer is judged as a situation answer and has at most level 3', () => {
    const levels = [IMAGINED, LIVED].map((answer) => {
      const [asked] = evaluateInterview(interview([{ answer, imagined: true }])).answers;
      const [situation] = evaluateInterview(interview([{ answer, question: question({ kind: 'situation' }) }])).answers;
      expect(asked?.level).toBe(Math.min(3, situation?.level ?? 0));
      return asked?.level ?? 0;
    });
    expect(Math.max(...levels)).toBeGreaterThanOrEqual(2);
    expect(evaluateInterview(interview([LIVED])).answers[0]?.level).toBe(4);
  });
});
