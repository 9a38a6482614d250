import type { Independence as Figures } from '@kafaa/domain/evaluations/schema';
import { counted, formatNumber } from '@kafaa/web-kit/format';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { useIndependence } from './use-reading.ts';

function closeness({ levels, candidates, distance, same }: Figures['before'], needed: number): string {
  const count = `${counted(levels, 'niveau', 'niveaux')} sur ${counted(candidates, 'candidat')}`;
  if (distance === null || same === null) return `${count}\u00A0: trop peu, il en faut ${needed}.`;
  return `${count}, écart moyen ${formatNumber(distance, 1)}, ${same}\u00A0% identiques à l’IA.`;
}

/** Shows how independent the person's own levels are, before and after seeing the engine's. */
export function Independence() {
  const { data, isError, isFetching, refetch } = useIndependence();
  return (
    <section className="grid gap-6" aria-label="Votre indépendance">
      <h3 className="label">Votre indépendance</h3>
      {data ? (
        <dl className="grid gap-6">
          <div>
            <dt>Avant de voir</dt>
            <dd>{closeness(data.before, data.needed)}</dd>
          </div>
          <div>
            <dt>Après avoir vu</dt>
            <dd>{closeness(data.after, data.needed)}</dd>
          </div>
        </dl>
      ) : isError ? (
        <ErrorBand
          message="Échec du chargement des niveaux. Veuillez réessayer plus tard."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height={60} shape="block" />
      )}
      <p className="muted small">Vous lisez ici vos propres niveaux. Personne d’autre n’y a accès.</p>
    </section>
  );
}
