import { askErasure, getCompanyLife, getExport, keepCompany, requestExport } from '@kafaa/domain/lifecycle/api';
import type { ErasurePayload } from '@kafaa/domain/lifecycle/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { downloadUrl } from '#/lib/download';
import { singleFlight } from '#/lib/single-flight';
import { toast } from '@kafaa/web-kit/toast';

const lifeKey = ['lifecycle'] as const;
const POLL_MS = 3000;

/** The state of the company's export and erasure; polled while an export is running. */
export function useCompanyLife() {
  return useQuery({
    queryKey: lifeKey,
    queryFn: ({ signal }) => call(getCompanyLife, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'RUNNING' ? POLL_MS : false),
  });
}

const sendRequest = singleFlight(() => call(requestExport, {}));

export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendRequest,
    onSuccess: (life) => client.setQueryData(lifeKey, life),
    onError: (error) => toast.error(errorMessage(error, 'L’export n’a pas pu être demandé. Veuillez réessayer.')),
  });
}

/** Requests a short-lived download URL of the archive and follows it. */
export function useDownloadExport() {
  return useMutation({
    mutationFn: () => call(getExport, {}),
    onSuccess: ({ url, fileName }) => downloadUrl(url, fileName),
    onError: (error) => toast.error(errorMessage(error, 'Le téléchargement a échoué. Veuillez réessayer.')),
  });
}

const sendErasure = singleFlight((body: ErasurePayload) => call(askErasure, { body }));

export function useAskErasure() {
  const client = useQueryClient();
  return useMutation({ mutationFn: sendErasure, onSuccess: (life) => client.setQueryData(lifeKey, life) });
}

const sendKeep = singleFlight(() => call(keepCompany, {}));

export function useKeepCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendKeep,
    onSuccess: (life) => {
      client.setQueryData(lifeKey, life);
      toast.success('L’effacement est annulé. Vos offres ouvertes le sont à nouveau.');
    },
    onError: (error) => toast.error(errorMessage(error, 'L’effacement n’a pas pu être annulé. Veuillez réessayer.')),
  });
}
