import { getCandidate } from '@kafaa/domain/candidates/api';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchCandidates } from '#/features/candidates/queries';
import { endpointKey, endpointQuery } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { errorMessage } from '@kafaa/web-kit/api';
import { downloadUrl } from '#/lib/download';
import { toast } from '@kafaa/web-kit/toast';

const FAILURE = 'Échec de la génération du rapport. Veuillez réessayer plus tard.';

type Reported = Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'reportStatus'>;

const requestKey = (id: string) => endpointKey(generateReport, { params: { id } });
const pollQuery = (id: string) => endpointQuery(getCandidate, { params: { id } }, 'report');

/** Requests the report. Optimistic: lists show « Génération... » at once and roll back when the server refuses. */
export function useGenerateReport({ id, reportStatus }: Reported) {
  const client = useQueryClient();
  const show = (patch: Partial<Candidate>) => patchCandidates(client, new Map([[id, patch]]));
  return useCall(generateReport, () => ({ params: { id } }), {
    mutationKey: requestKey(id),
    onMutate: () => {
      // Drop the polled status of an earlier generation.
      void client.resetQueries(pollQuery(id));
      show({ reportStatus: 'GENERATING' });
      // When an error arrives, this hook has re-rendered with the optimistic status; keep the previous one.
      return { before: reportStatus };
    },
    onSuccess: (answer) => {
      if (answer.reportStatus === 'READY')
        show({ reportStatus: 'READY', reportPdfUrl: `/api/candidates/${id}/report` });
    },
    onError: (error, _variables, context) => {
      if (context) show({ reportStatus: context.before });
      toast.error(errorMessage(error, FAILURE));
    },
  });
}

const FIRST_POLLS = 10;

/**
 * Polls the status of a report: every second at first, then every five; not while the page is hidden. Polling starts only
 * after the request was accepted, because until then the server still returns the previous status.
 */
export function useAwaitReport({ id, firstName, lastName, reportStatus }: Reported): void {
  const client = useQueryClient();
  const requesting = useIsMutating({ mutationKey: requestKey(id) }) > 0;
  const waiting = reportStatus === 'GENERATING' && !requesting;
  const { data } = useQuery({
    ...pollQuery(id),
    enabled: waiting,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.dataUpdateCount + state.errorUpdateCount < FIRST_POLLS ? 1000 : 5000),
  });
  useEffect(() => {
    if (!waiting || !data || data.reportStatus === 'GENERATING') return;
    const { reportStatus: now, reportPdfUrl } = data;
    patchCandidates(client, new Map([[id, { reportStatus: now, reportPdfUrl }]]));
    if (now === 'READY') toast.success(`Rapport ${elided('de', firstName)} ${lastName} généré`);
    if (now === 'FAILED') toast.error(FAILURE);
  }, [client, data, firstName, id, lastName, waiting]);
}

/** Requests a short-lived download URL of the report and follows it. */
export function useOpenReport(id: string) {
  const client = useQueryClient();
  return useCall(getReport, () => ({ params: { id } }), {
    onSuccess: ({ url, fileName }) => downloadUrl(url, fileName),
    onError: (error) => {
      toast.error(errorMessage(error, 'Échec de l’ouverture du rapport. Veuillez réessayer plus tard.'));
      // A lost file cannot be opened again: show it as failed, so that it can be requested again.
      if (error.code === 'REPORT_LOST')
        patchCandidates(client, new Map([[id, { reportStatus: 'FAILED', reportPdfUrl: null }]]));
    },
  });
}
