import {
  completeOnboarding,
  getLogo,
  getSettings,
  removeLogo,
  saveLogo,
  saveSettings,
} from '@kafaa/domain/companies/api';
import type { OnboardingPayload, SettingsPayload } from '@kafaa/domain/companies/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

/** The account and the identity of the logged-in company. */
export function useSettings() {
  return useQuery(endpointQuery(getSettings, {}));
}

export function useCompleteOnboarding() {
  const client = useQueryClient();
  return useCall(completeOnboarding, (body: OnboardingPayload) => ({ body }), {
    single: true,
    onSuccess: () => invalidate(client, getSettings),
  });
}

export function useSaveSettings() {
  const client = useQueryClient();
  return useCall(saveSettings, (body: SettingsPayload) => ({ body }), {
    single: true,
    onSuccess: (settings) => setAnswer(client, getSettings, {}, settings),
  });
}

export function useSaveLogo() {
  const client = useQueryClient();
  return useCall(saveLogo, (body: { picture: string }) => ({ body }), {
    single: true,
    onSuccess: (logo) => setAnswer(client, getLogo, {}, logo),
  });
}

export function useRemoveLogo() {
  const client = useQueryClient();
  return useCall(removeLogo, () => ({}), {
    single: true,
    onSuccess: (logo) => setAnswer(client, getLogo, {}, logo),
  });
}
