import type { canPost } from '@kafaa/domain/jobs/api';
import { buyPlan } from '@kafaa/domain/plans/api';
import { postingPanel } from '@kafaa/domain/plans/rules';
import { usePlans, useSubscriptions } from '#/features/plans/queries';
import { useMay } from '#/lib/permissions';
import { navigate } from '#/lib/place';
import { ApiError, type CallError } from '@kafaa/web-kit/api';
import { getBrand, supportContact } from '@kafaa/web-kit/brand';
import { paths } from '@kafaa/web-kit/paths';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './posting-blocked.module.css';

// Lazy, because only a company without any plan needs this part.
const { Part: ActivateFree } = lazyPart(
  async () => (await import('#/features/plans/components/activate-free.tsx')).ActivateFree,
  null,
);

const UNKNOWN = "Erreur inconnue lors de la vérification de l'abonnement";

/** Message of a refusal: the server's if there is one, otherwise the specification's default. */
export function refusalMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN;
  if (error.fromServer || error.status === 0) return error.message;
  return error.status === 403 ? 'Accès refusé' : UNKNOWN;
}

interface PostingBlockedProps {
  error: CallError<typeof canPost> | null;
  onRetry: () => void;
  retrying: boolean;
}

/** The free plan if it can be activated here: the company has no plan yet, and the person's role may buy one. */
function useFreePlan(wanted: boolean) {
  const plans = usePlans({ enabled: wanted });
  const owned = useSubscriptions({ enabled: wanted });
  const mayBuy = useMay(buyPlan);
  return wanted && mayBuy && owned.data?.length === 0 ? plans.data?.find(({ price }) => price === 0) : undefined;
}

/** Explains why no offer can be published now and links to the next step. */
export function PostingBlocked({ error, onRetry, retrying }: PostingBlockedProps) {
  const message = refusalMessage(error);
  // Only a 403 is about the subscription; any other failure is shown as the unknown type.
  const refused = error?.status === 403;
  const panel = postingPanel(refused ? { code: error.code, message } : {});
  const unknown = panel.type === 'UNKNOWN_ERROR';
  const free = useFreePlan(panel.type === 'NO_SUBSCRIPTION');
  const support = unknown ? supportContact(getBrand())?.href : undefined;
  return (
    <EmptyState
      className={styles.panel}
      level={1}
      tip={
        panel.type === 'NO_SUBSCRIPTION' &&
        (free
          ? `Le plan ${free.name} est gratuit pendant 30\u00A0jours, sans carte bancaire. Activez-le, et le formulaire s’ouvre ici.`
          : 'Le plan Starter est gratuit pendant 30\u00A0jours. Activez-le, et vous revenez ici pour votre première offre.')
      }
      art="blocked"
      title={panel.title}
      actions={
        <>
          <Button variant="ghost" icon={<ArrowLeftIcon />} onClick={() => navigate(paths.jobs)}>
            Retour
          </Button>
          {!refused && (
            <Button variant="secondary" icon={<RotateCcwIcon />} busy={retrying} onClick={onRetry}>
              Réessayer
            </Button>
          )}
          <ButtonLink variant={free ? 'secondary' : 'primary'} href={support ?? paths.pricing}>
            {panel.button}
          </ButtonLink>
          {free && <ActivateFree plan={free} />}
        </>
      }
    >
      {message}
    </EmptyState>
  );
}
