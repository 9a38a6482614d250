import { STAGES } from '@kafaa/domain/candidates/options';
import { describe, expect, it } from 'vitest';
import { stageParts } from './dashboard-stats.tsx';

describe('candidates by stage', () => {
  it('stageParts names decisions, interviews, expired links and meetings, and no part « en attente »', () => {
    const counts = [
      { stage: 'REGISTERED', count: 2 },
      { stage: 'STARTED', count: 1 },
      { stage: 'EXPIRED', count: 1 },
      { stage: 'TO_DECIDE', count: 3 },
      { stage: 'INVITED', count: 1 },
      { stage: 'OFFERED', count: 1 },
      { stage: 'HIRED', count: 1 },
      { stage: 'WITHDRAWN', count: 1 },
    ] as const;
    expect(stageParts([...counts]).map(({ label }) => label)).toEqual([
      '3\u00A0à décider',
      '3\u00A0entretiens à finir',
      '1\u00A0lien expiré',
      '1\u00A0invitation',
      '2\u00A0rencontres',
      '1\u00A0candidature close',
    ]);
    expect(stageParts([])).toEqual([]);
  });

  it('stageParts counts every stage in exactly one part', () => {
    for (const stage of STAGES) expect(stageParts([{ stage, count: 1 }])).toHaveLength(1);
  });
});
