import { describe, expect, it } from 'vitest';
import { disjointInterviews, sharedSentences } from '#/benchmark/second/summary-figures';

describe('summaries of an offer', () => {
  it('summaries of 40 or more interviews share no line once names and figures are masked', () => {
    const keys = [
      'mecanicien-automobile-gabes',
      'chef-de-partie-restaurant-hammamet',
      'developpeur-fullstack-laravel-sousse',
      'export-sales',
      'responsable-superette-bizerte',
      'vendeur-pret-a-porter-lamarsa',
    ];
    const interviews = disjointInterviews('dev').filter(({ job }) => keys.some((key) => job.key.startsWith(key)));
    expect(interviews.length).toBeGreaterThanOrEqual(40);
    const shared = sharedSentences(interviews).filter((each) => each.shared);
    expect(shared.map(({ sentence }) => sentence)).toEqual([]);
  });
});
