import type { Endpoint, Output } from '@kafaa/domain/kernel/endpoint';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Arguments, call, type CallError } from '@kafaa/web-kit/api';

interface Options<E extends Endpoint, V, C> extends Omit<
  UseMutationOptions<Output<E>, CallError<E>, V, C>,
  'mutationFn'
> {
  /**
   * True if calls made while one is running get its answer: a double click then sends once, although the button is disabled only
   * later.
   */
  single?: boolean;
}

/** A mutation that calls one endpoint; its errors have the endpoint's codes. */
export function useCall<const E extends Endpoint, V = void, C = unknown>(
  endpoint: E,
  request: (variables: V) => Arguments<E>,
  { single, ...options }: Options<E, V, C> = {},
) {
  const running = useRef<Promise<Output<E>>>(undefined);
  return useMutation<Output<E>, CallError<E>, V, C>({
    ...options,
    mutationFn: (variables) => {
      if (!single) return call(endpoint, request(variables));
      running.current ??= call(endpoint, request(variables)).finally(() => (running.current = undefined));
      return running.current;
    },
  });
}
