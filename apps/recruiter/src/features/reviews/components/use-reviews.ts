import { answerReview, listReviews } from '@kafaa/domain/reviews/api';
import type { ReviewKind } from '@kafaa/domain/reviews/options';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

const reviewsKey = ['reviews'] as const;

/** The candidates' contestations and requests for a human review, across all offers. */
export function useReviews() {
  return useQuery({
    queryKey: reviewsKey,
    queryFn: ({ signal }) => call(listReviews, {}, { signal }),
    staleTime: 60_000,
  });
}

export function useAnswerReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: ReviewKind; answer: string }) => call(answerReview, { params: { id }, body }),
    onSuccess: () => {
      toast.success('Votre réponse est partie.');
      return client.invalidateQueries({ queryKey: reviewsKey });
    },
  });
}
