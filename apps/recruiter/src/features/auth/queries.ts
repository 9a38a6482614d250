import { confirmAccount, login, requestReset, resendConfirmation, resetPassword, signup } from '@kafaa/domain/auth/api';
import type { ConfirmPayload, LoginPayload, SignupPayload } from '@kafaa/domain/auth/schema';
import { useMutation } from '@tanstack/react-query';
import { call } from '@kafaa/web-kit/api';
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

export function useConfirmation(token: string) {
  return useMutation({ mutationFn: (body: ConfirmPayload) => call(confirmAccount, { params: { token }, body }) });
}
