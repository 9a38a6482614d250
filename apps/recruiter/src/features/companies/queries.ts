import { completeOnboarding, getSettings, saveSettings } from '@kafaa/domain/companies/api';
import type { OnboardingPayload, SettingsPayload } from '@kafaa/domain/companies/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@kafaa/web-kit/api';
import { singleFlight } from '#/lib/single-flight';

const sendOnboarding = singleFlight((body: OnboardingPayload) => call(completeOnboarding, { body }));
const sendSettings = singleFlight((body: SettingsPayload) => call(saveSettings, { body }));
const settingsKey = ['companies', 'settings'] as const;

/** The account and the identity of the logged-in company. */
export function useSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => call(getSettings, {}, { signal }) });
}

export function useCompleteOnboarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendOnboarding,
    onSuccess: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendSettings,
    onSuccess: (settings) => client.setQueryData(settingsKey, settings),
  });
}
