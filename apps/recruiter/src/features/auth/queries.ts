import {
  confirmAccount,
  linkProvider,
  login,
  loginWithPasskey,
  loginWithProvider,
  requestReset,
  resendConfirmation,
  resetPassword,
  returnFromProvider,
  signup,
} from '@kafaa/domain/auth/api';
import type {
  Assertion,
  ConfirmPayload,
  LoginSteps,
  ProviderLink,
  ProviderLogin,
  SignupPayload,
} from '@kafaa/domain/auth/schema';
import { useCall } from '#/lib/use-call';

export function useSignup() {
  return useCall(signup, (body: SignupPayload) => ({ body }), { single: true });
}

export function useLogin() {
  return useCall(login, (body: LoginSteps) => ({ body }), { single: true });
}

export function usePasskeyLogin() {
  return useCall(loginWithPasskey, (body: Assertion) => ({ body }), { single: true });
}

export function useProviderReturn() {
  return useCall(returnFromProvider, (body: { query: string; attempt: string }) => ({ body }), { single: true });
}

export function useProviderLogin() {
  return useCall(loginWithProvider, (body: ProviderLogin) => ({ body }), { single: true });
}

export function useProviderLink() {
  return useCall(linkProvider, (body: ProviderLink) => ({ body }), { single: true });
}

export function useResendConfirmation() {
  return useCall(resendConfirmation, (userName: string) => ({ body: { userName } }));
}

export function useResetRequest() {
  return useCall(requestReset, (email: string) => ({ params: { email } }));
}

export function usePasswordReset(token: string) {
  return useCall(resetPassword, (newPassword: string) => ({ params: { token }, body: { newPassword } }));
}

export function useConfirmation(token: string) {
  return useCall(confirmAccount, (body: ConfirmPayload) => ({ params: { token }, body }));
}
