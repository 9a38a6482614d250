import type { Endpoint, Output } from '@kafaa/domain/kernel/endpoint';
import { type QueryClient, queryOptions, type Updater } from '@tanstack/react-query';
import { type Arguments, call, type CallError } from '@kafaa/web-kit/api';

/**
 * The key of a query: the endpoint, the input, and a purpose if another query has the same input. The key begins with a method
 * and a path, so that a name written by hand is a type error.
 */
export type EndpointKey = readonly [
  endpoint: `${Endpoint['method']} ${Endpoint['path']}`,
  input?: object,
  purpose?: string,
];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: EndpointKey;
  }
}

/** Key of an endpoint's queries: all of them, those whose input contains the given one, or the one with the given purpose. */
export function endpointKey<E extends Endpoint>(
  { method, path }: E,
  input?: Partial<Arguments<E>>,
  purpose?: string,
): EndpointKey {
  if (!input) return [`${method} ${path}`];
  return purpose === undefined ? [`${method} ${path}`, input] : [`${method} ${path}`, input, purpose];
}

/** The options of a query of one endpoint; its data and its errors have the endpoint's types. */
export function endpointQuery<const E extends Endpoint>(endpoint: E, input: Arguments<E>, purpose?: string) {
  return queryOptions<Output<E>, CallError<E>>({
    queryKey: endpointKey(endpoint, input, purpose),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** Stores the answer of a query in the cache, or changes the cached answer. */
export function setAnswer<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: Arguments<E>,
  answer: Updater<Output<E> | undefined, Output<E> | undefined>,
) {
  client.setQueryData<Output<E>>(endpointKey(endpoint, input), answer);
}

/** Refetches an endpoint's queries: all, or those whose input contains the given one. */
export function invalidate<E extends Endpoint>(client: QueryClient, endpoint: E, input?: Partial<Arguments<E>>) {
  return client.invalidateQueries({ queryKey: endpointKey(endpoint, input) });
}
