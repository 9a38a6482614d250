import { askErasure, getCompanyLife, getExport, keepCompany, requestExport } from '@kafaa/domain/lifecycle/api';
import type { ErasurePayload } from '@kafaa/domain/lifecycle/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@kafaa/web-kit/api';
import { downloadUrl } from '#/lib/download';
import { endpointQuery, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { toast } from '@kafaa/web-kit/toast';

const POLL_MS = 3000;

/** The state of the company's export and erasure; polled while an export is running. */
export function useCompanyLife() {
  return useQuery({
    ...endpointQuery(getCompanyLife, {}),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'RUNNING' ? POLL_MS : false),
  });
}

export function useRequestExport() {
  const client = useQueryClient();
  return useCall(requestExport, () => ({}), {
    single: true,
    onSuccess: (life) => setAnswer(client, getCompanyLife, {}, life),
    onError: (error) => toast.error(errorMessage(error, 'L’export n’a pas pu être demandé. Veuillez réessayer.')),
  });
}

/** Requests a short-lived download URL of the archive and follows it. */
export function useDownloadExport() {
  return useCall(getExport, () => ({}), {
    onSuccess: ({ url, fileName }) => downloadUrl(url, fileName),
    onError: (error) => toast.error(errorMessage(error, 'Le téléchargement a échoué. Veuillez réessayer.')),
  });
}

export function useAskErasure() {
  const client = useQueryClient();
  return useCall(askErasure, (body: ErasurePayload) => ({ body }), {
    single: true,
    onSuccess: (life) => setAnswer(client, getCompanyLife, {}, life),
  });
}

export function useKeepCompany() {
  const client = useQueryClient();
  return useCall(keepCompany, () => ({}), {
    single: true,
    onSuccess: (life) => {
      setAnswer(client, getCompanyLife, {}, life);
      toast.success('L’effacement est annulé. Vos offres ouvertes le sont à nouveau.');
    },
    onError: (error) => toast.error(errorMessage(error, 'L’effacement n’a pas pu être annulé. Veuillez réessayer.')),
  });
}
