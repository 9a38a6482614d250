import type { CvText, InterviewInput } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { adversarialSet } from '#/material/adversarial';
import { interviewOf } from './adversarial-figures.ts';
import { CV_MONTH, cvTexts, cvTruths } from './cv-figures.ts';
import { languageOf, voiceAnswers, type Split } from '#/material/voice-answers';

export interface CvInjectionFigure {
  pairs: number;
  /** Largest gain of any 0–100 score by an instruction at the head or the foot of a CV. */
  largest: number;
  gains: string[];
}

function numbersOf(input: InterviewInput, cv: CvText): (number | null)[] {
  const { score, dimensions } = evaluateInterview({ ...input, cv, today: CV_MONTH });
  return [score, ...dimensions.map((each) => each.score)];
}

/** Score gained by a visible instruction to the evaluator in a CV. */
export function cvInjectionFigure(split: Split): CvInjectionFigure {
  const host = voiceAnswers().find(
    (answer) => answer.split === split && answer.level === 3 && languageOf(answer.job) === 'fr',
  );
  const truths = cvTruths().filter((truth) => truth.split === split && truth.trick === null && truth.language === 'fr');
  const gains: string[] = [];
  let [pairs, largest] = [0, 0];
  adversarialSet('injection', split)
    .filter(({ control }) => !control)
    .forEach((item, index) => {
      const truth = truths[index % truths.length];
      const cv = truth && cvTexts()[truth.file]?.cv;
      if (!host || !cv) return;
      const input = interviewOf(host, host.text);
      const job = { ...input.job, skills: [...truth.present, ...truth.absent] };
      const plain = numbersOf({ ...input, job }, cv);
      for (const text of [`${cv.text}\n${item.text}`, `${item.text}\n${cv.text}`]) {
        pairs++;
        const tried = numbersOf({ ...input, job }, { ...cv, text });
        const gain = Math.max(...plain.map((value, at) => (tried[at] ?? 0) - (value ?? 0)));
        largest = Math.max(largest, gain);
        if (gain > 0) gains.push(`${item.id} +${gain}`);
      }
    });
  return { pairs, largest, gains };
}
