import { type Likeness, likenessOf, readAnswer } from '@kafaa/interviewer/copies/compare';
import { givenWords } from '@kafaa/interviewer/copies/pairs';
import { detectLanguage } from '@kafaa/interviewer/language/detect';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { type Split, voiceAnswers } from '#/material/voice-answers';
import { type CopiedPair, secondSet } from '#/material/second-set';
import { atLeast, atMost, mean, type SecondRow, shareRow } from './rows.ts';

/** Copies that kept at least this share of the text count as « most kept ». */
const MOST_KEPT = 0.7;

/** The offer of these pairs is only a key, such as « infirmier-medecine-interne-sfax », so its words are taken from the key. */
function compared({ job, question, one, other }: CopiedPair): Likeness | null {
  const language = detectLanguage(one, tokenise(one)) === 'en' ? 'en' : 'fr';
  const given = givenWords([question, job.replaceAll('-', ' ')], language);
  return likenessOf(readAnswer(one, given, language), readAnswer(other, given, language));
}

/** Compares every two voices' answers to one question of one offer. Nobody copied, so every find is a false alarm. */
function unrelated(split: Split): boolean[] {
  const answers = voiceAnswers().filter((answer) => answer.split === split);
  const ofQuestion = Map.groupBy(answers, ({ job, question }) => `${job.key} ${question}`);
  return [...ofQuestion.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { title, description, skills, interviewLanguage } = first.job.job;
    const language = interviewLanguage === 'Anglais' ? 'en' : 'fr';
    const given = givenWords([first.question, title, description, ...skills], language);
    const read = alike.map(({ text }) => readAnswer(text, given, language));
    return read.flatMap((one, at) => read.slice(at + 1).map((other) => likenessOf(one, other) !== null));
  });
}

/** Share of pairs that the comparison finds, by kind of pair. */
export function copyRows(split: Split): SecondRow[] {
  const pairs = secondSet('copies/', split).map((pair) => ({ ...pair, found: compared(pair) }));
  const row = (figure: string, holds: (pair: CopiedPair) => boolean, bar?: SecondRow['bar']) => {
    const chosen = pairs.filter(holds);
    const shares = chosen.flatMap(({ found }) => (found ? [found.share] : []));
    const more = shares.length === 0 ? undefined : `${mean(shares).toFixed(0)} % in common on average`;
    return shareRow(
      `copies found, ${figure}`,
      chosen.map(({ found }) => found !== null),
      bar,
      more,
    );
  };
  return [
    row('copied and altered, most kept', ({ kept = 0 }) => kept >= MOST_KEPT, atLeast(0.95)),
    row('copied and altered, half kept', ({ style, kept = 0 }) => style === 'copy' && kept < MOST_KEPT),
    row('both copied from one source', ({ style }) => style === 'source', atLeast(0.95)),
    row('alike by chance', ({ style }) => style === 'alike', atMost(0.01)),
    shareRow('copies found, answers of two voices to one question', unrelated(split), atMost(0.01)),
  ];
}
