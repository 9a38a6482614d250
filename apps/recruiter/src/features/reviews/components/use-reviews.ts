import { answerReview, listReviews } from '@kafaa/domain/reviews/api';
import type { ReviewKind } from '@kafaa/domain/reviews/options';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useMay } from '#/lib/permissions';
import { useCall } from '#/lib/use-call';
import { toast } from '@kafaa/web-kit/toast';

/** The candidates' contestations and requests for a human review, across all offers. */
export function useReviews() {
  const enabled = useMay(listReviews);
  return useQuery({
    ...endpointQuery(listReviews, {}),
    enabled,
    staleTime: 60_000,
  });
}

export function useAnswerReview(id: string) {
  const client = useQueryClient();
  return useCall(answerReview, (body: { kind: ReviewKind; answer: string }) => ({ params: { id }, body }), {
    onSuccess: () => {
      toast.success('Votre réponse est partie.');
      return invalidate(client, listReviews);
    },
  });
}
