import { getSecondFactor, listIdentities } from '@kafaa/domain/auth/api';
import type { LinkedIdentity } from '@kafaa/domain/auth/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Row, Section } from '#/features/companies/components/account-parts.tsx';
import { endpointQuery } from '#/lib/endpoint-query';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDate } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { getProvider } from './provider.ts';

const RemoveDialog = lazyDialog(async () => (await import('./identity-dialog.tsx')).IdentityDialog);

/** The person's identities; nothing if the installation has no identity provider. */
export function OwnIdentities() {
  const provider = getProvider();
  return provider ? <Identities provider={provider.name} /> : null;
}

function Identities({ provider }: { provider: string }) {
  const identities = useQuery(endpointQuery(listIdentities, {}));
  const { data: factor } = useQuery(endpointQuery(getSecondFactor, {}));
  const [removed, setRemoved] = useState<LinkedIdentity>();
  const { data } = identities;
  return (
    <Section title="Fournisseur d’identité">
      <div className="grid gap-16">
        {data?.length === 0 && (
          <p>
            Votre compte n’est pas relié à {provider}. Pour le relier, choisissez «{'\u00A0'}Continuer avec {provider}
            {'\u00A0'}» à votre prochaine connexion.
          </p>
        )}
        {data && data.length > 0 && (
          <ul>
            {data.map((identity) => (
              <Row
                key={identity.id}
                words={
                  <>
                    <b>
                      <bdi>{identity.provider}</bdi>
                    </b>
                    <span className="muted small">
                      Relié le {formatDate(identity.createdAt)}
                      {identity.usedAt !== null && ` · dernière connexion le ${formatDate(identity.usedAt)}`}
                    </span>
                  </>
                }
              >
                {factor && (
                  <Button variant="secondary" size="sm" onClick={() => setRemoved(identity)}>
                    Retirer<span className="sr-only"> {identity.provider}</span>
                  </Button>
                )}
              </Row>
            ))}
          </ul>
        )}
        {identities.isError && (
          <ErrorBand
            message={errorMessage(identities.error, 'Vos identités n’ont pas pu être lues.')}
            onRetry={() => void identities.refetch()}
            retrying={identities.isFetching}
          />
        )}
      </div>
      {removed && factor && <RemoveDialog factor={factor} identity={removed} onClose={() => setRemoved(undefined)} />}
    </Section>
  );
}
