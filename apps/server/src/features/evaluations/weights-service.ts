import { PREVIEW_PEOPLE } from '@kafaa/domain/evaluations/options';
import { engineKey } from '@kafaa/domain/evaluations/rules';
import type { WeightsPreview, WeightsPreviewBody } from '@kafaa/domain/evaluations/schema';
import { rounded, totalOf } from '@kafaa/interviewer/aggregate';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { type Emphasis, weightsFor } from '@kafaa/interviewer/weights';
import type { Deps } from '#/deps';
import { readerOf, type Session } from '#/platform/http/route';
import { weightsOf } from '../jobs/briefs-service.ts';
import { runningEngine } from './service.ts';
import * as store from './store.ts';

/** Suggests the emphasis of a draft offer, and computes the scores that each choice would give candidates of the most similar offer. */
export async function previewWeights(
  deps: Deps,
  session: Session,
  { skills, ...draft }: WeightsPreviewBody,
): Promise<WeightsPreview> {
  const { companyId, offers: seen } = session;
  const reader = readerOf(session);
  const { version } = runningEngine(deps);
  const [prefix = ''] = engineKey({ name: 'local', version }).split(' ');
  const offers = await store.listRanked(deps.db, { companyId, offers: seen, reader });
  const ranked = offers.filter(({ engine, candidates }) => engine.startsWith(`${prefix} `) && candidates >= 2);
  const like = (offer: (typeof offers)[number]) =>
    (offer.industryBackground === draft.industryBackground ? 2 : 0) +
    (offer.seniorityLevel === draft.seniorityLevel ? 1 : 0);
  const [best] = ranked.sort(
    (a, b) => like(b) - like(a) || b.candidates - a.candidates || (a.jobId < b.jobId ? 1 : -1),
  );
  const people = best ? await store.listExample(deps.db, { companyId, ...best, reader, limit: PREVIEW_PEOPLE }) : [];
  const outdated = offers
    .filter(({ engine }) => !engine.startsWith(`${prefix} `))
    .reduce((sum, { candidates }) => sum + candidates, 0);
  const { emphasis: suggested } = weightsOf({
    ...draft,
    location: '',
    type: '',
    interviewLanguage: 'Français',
    idealProfile: {
      skills,
      minExperienceYears: 0,
      educationLevel: 'Non requis',
      preferredLanguages: [],
      softSkills: [],
      seniorityLevel: draft.seniorityLevel as 'Junior',
      industryBackground: draft.industryBackground,
    },
  });
  return { suggested, outdated, example: exampleOf(people) };
}

function exampleOf(people: Awaited<ReturnType<typeof store.listExample>>): WeightsPreview['example'] {
  const [first] = people;
  if (!first || people.length < 2) return null;
  const { emphasis } = weightsOf(first.job);
  return {
    jobId: first.job.id,
    title: first.job.title,
    emphasis,
    people: people.map(({ id, name, evaluation, margin }) => {
      const { result, deductionWaived } = evaluation;
      const taken = deductionWaived ? 0 : result.authenticity.deduction;
      const of = (wanted: Emphasis) => reweighed(result, wanted, taken);
      return { id, name, margin, scores: { trade: of('trade'), balanced: of('balanced'), person: of('person') } };
    }),
  };
}

/** Computes the total under another emphasis: the criteria and questions stay, the weights change. */
function reweighed({ score, dimensions, weights }: Evaluation, emphasis: Emphasis, taken: number): number {
  if (!weights) return score ?? 0;
  const asked = new Set(dimensions.flatMap(({ key }) => (weights[key] > 0 ? [key] : [])));
  const { low } = totalOf(dimensions, weightsFor(emphasis, asked, asked.has('communicationSkills')));
  return rounded(low - taken) ?? 0;
}
