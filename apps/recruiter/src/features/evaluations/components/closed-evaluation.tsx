import type { Reading } from '@kafaa/domain/evaluations/schema';
import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink } from '@kafaa/ui/button.tsx';

/** Replaces an evaluation until the person has levelled two answers. */
export function ClosedEvaluation({ candidateId, reading }: { candidateId: string; reading: Reading }) {
  return (
    <section className="grid gap-10" aria-label="Évaluation fermée">
      <p>
        Lisez deux réponses et donnez-leur un niveau{'\u00A0'}: l’évaluation s’ouvre ensuite. Vous avez donné{' '}
        {reading.levels.length} niveau sur {reading.needed}.
      </p>
      <p>
        <ButtonLink href={paths.interviewChat(candidateId)}>Lire les réponses</ButtonLink>
      </p>
    </section>
  );
}
