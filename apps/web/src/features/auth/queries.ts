import { confirmAccount, login, requestReset, resendConfirmation, resetPassword, signup } from '@kafaa/domain/auth/api';
import type { LoginPayload, SignupPayload } from '@kafaa/domain/auth/schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#/lib/api';
import { singleFlight } from '#/lib/single-flight';

const sendSignup = singleFlight((body: SignupPayload) => call(signup, { body }));
const sendLogin = singleFlight((body: LoginPayload) => call(login, { body }));

export function useSignup() {
  return useMutation({ mutationFn: sendSignup });
}

export function useLogin() {
  return useMutation({ mutationFn: sendLogin });
}

export function useResendConfirmation() {
  return useMutation({ mutationFn: (userName: string) => call(resendConfirmation, { body: { userName } }) });
}

export function useResetRequest() {
  return useMutation({ mutationFn: (email: string) => call(requestReset, { params: { email } }) });
}

export function usePasswordReset(token: string) {
  return useMutation({
    mutationFn: (newPassword: string) => call(resetPassword, { params: { token }, body: { newPassword } }),
  });
}

/**
 * Confirms an account. A query although it changes something: a link must be used once however often the page is
 * drawn, and coming back to the page must show the first answer again.
 */
export function useConfirmation(token: string) {
  return useQuery({
    queryKey: ['auth', 'confirmation', token],
    // Not aborted with the page: the server may have confirmed already, and a second call would answer 409.
    queryFn: () => call(confirmAccount, { params: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
