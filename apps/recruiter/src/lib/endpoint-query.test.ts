import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { endpoints } from '@kafaa/domain/endpoints';
import { getEngines, getHouse } from '@kafaa/domain/evaluations/api';
import { listInvitations } from '@kafaa/domain/invitations/api';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { endpointKey, endpointQuery, invalidate, setAnswer } from './endpoint-query.ts';
import { useCall } from './use-call.ts';

/** A client that holds an answer for each of the keys. */
function clientWith(keys: readonly ReturnType<typeof endpointKey>[]): QueryClient {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, {});
  return client;
}

const staleKeys = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ stale: true })
    .map(({ queryKey }) => queryKey);

describe('query keys', () => {
  it('every endpoint has a query key of its own', () => {
    expect(new Set(endpoints.map((endpoint) => JSON.stringify(endpointKey(endpoint)))).size).toBe(endpoints.length);
  });

  it('a query key contains the endpoint, the input and the purpose of a second query', () => {
    const params = { id: 'c' };
    expect(endpointKey(getCandidate)).toEqual(['GET /candidates/{id}']);
    expect(endpointKey(getCandidate, { params })).toEqual(['GET /candidates/{id}', { params }]);
    expect(endpointKey(getCandidate, { params }, 'report')).toEqual(['GET /candidates/{id}', { params }, 'report']);
  });

  it('invalidate marks all queries of an endpoint stale, or only those whose input contains the given input', async () => {
    const first = endpointKey(listCandidates, { params: { jobId: '1' }, query: { sortBy: 'score' } });
    const second = endpointKey(listCandidates, { params: { jobId: '2' }, query: {} });
    const other = endpointKey(getCandidate, { params: { id: '1' } });
    const poll = endpointKey(getCandidate, { params: { id: '1' } }, 'report');
    const client = clientWith([first, second, other, poll]);
    await invalidate(client, listCandidates, { params: { jobId: '1' } });
    expect(staleKeys(client)).toEqual([first]);
    await invalidate(client, listCandidates);
    expect(staleKeys(client)).toEqual([first, second]);
    await invalidate(client, getCandidate, { params: { id: '1' } });
    expect(staleKeys(client)).toEqual([first, second, other, poll]);
  });

  it('setAnswer changes the cached answer of the query with the same input', () => {
    const client = new QueryClient();
    const engines = { running: 'kafaa-1', groups: [], outdated: 0, otherThresholds: 0, waiting: 0, failed: 0 };
    setAnswer(client, getEngines, { query: { jobId: undefined } }, engines);
    setAnswer(client, getEngines, { query: {} }, (known) => known && { ...known, outdated: 2 });
    expect(client.getQueryData(endpointQuery(getEngines, { query: {} }).queryKey)?.outdated).toBe(2);
  });
});

/** These functions are never called: the type check fails if one of the expected errors is missing. */
export const unwritable = [
  () => {
    // @ts-expect-error -- a key written by hand
    useQuery({ queryKey: ['candidates'], queryFn: () => [] });
  },
  (client: QueryClient) => {
    // @ts-expect-error -- a key written by hand
    void client.invalidateQueries({ queryKey: ['candidates', 'job'] });
  },
  (client: QueryClient) => {
    // @ts-expect-error -- the answer of another endpoint
    setAnswer(client, getHouse, {}, { content: [] });
  },
  () => {
    const { error } = useQuery(endpointQuery(listInvitations, {}));
    // @ts-expect-error -- listing the meetings cannot fail with a code of one candidate
    return error?.code === 'CANDIDATE_NOT_FOUND';
  },
  () => {
    const { error } = useCall(getCandidate, (id: string) => ({ params: { id } }));
    // @ts-expect-error -- reading a candidate cannot fail with a code of an offer
    return error?.code === 'JOB_NOT_FOUND';
  },
];
