import { getSecondFactor } from '@kafaa/domain/auth/api';
import type { Passkey, SecondFactor } from '@kafaa/domain/auth/schema';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Row, Section } from '#/features/companies/components/account-parts.tsx';
import { endpointQuery } from '#/lib/endpoint-query';
import { takesPasskeys } from '#/lib/takes-passkeys';
import { formatDate } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';

const AddDialog = lazyDialog(async () => (await import('./passkey-dialogs.tsx')).AddDialog);
const RemoveDialog = lazyDialog(async () => (await import('./passkey-dialogs.tsx')).RemoveDialog);

/** The reason why this page cannot add a passkey; null if it can. */
function obstacle(origin: string | null): string | null {
  if (origin === null) return 'Les clés d’accès demandent une adresse en https. Cette installation n’en a pas encore.';
  if (origin !== window.location.origin) return `Les clés d’accès s’utilisent seulement à l’adresse ${origin}.`;
  return takesPasskeys() ? null : 'Ce navigateur ne prend pas en charge les clés d’accès.';
}

/** Section with the person's passkeys; renders nothing until they are loaded. */
export function OwnPasskeys() {
  const { data } = useQuery(endpointQuery(getSecondFactor, {}));
  return data ? <Passkeys factor={data} /> : null;
}

function Passkeys({ factor }: { factor: SecondFactor }) {
  const { passkeys, passkeyOrigin, required, enabled } = factor;
  const [dialog, setDialog] = useState<Passkey | 'new'>();
  const close = () => setDialog(undefined);
  const reason = obstacle(passkeyOrigin);
  const isLast = required && !enabled && passkeys.length === 1;
  return (
    <Section title="Clés d’accès">
      <div className="grid gap-16">
        <p>
          Une clé d’accès ouvre votre compte par le code, le visage ou l’empreinte de votre appareil. Elle remplace le
          mot de passe et le code de l’application.
        </p>
        {passkeys.length > 0 && (
          <ul>
            {passkeys.map((passkey) => (
              <Row
                key={passkey.id}
                words={
                  <>
                    <b>
                      <bdi>{passkey.name}</bdi>
                    </b>
                    <span className="muted small">
                      Ajoutée le {formatDate(passkey.createdAt)} ·{' '}
                      {passkey.usedAt === null
                        ? 'pas encore utilisée'
                        : `dernière utilisation le ${formatDate(passkey.usedAt)}`}
                    </span>
                  </>
                }
              >
                {!isLast && (
                  <Button variant="secondary" size="sm" onClick={() => setDialog(passkey)}>
                    Retirer<span className="sr-only"> la clé {passkey.name}</span>
                  </Button>
                )}
              </Row>
            ))}
          </ul>
        )}
        {isLast && <p className="muted small">Votre entreprise demande une protection{'\u00A0'}: celle-ci reste.</p>}
        {reason === null ? (
          <p className="cluster gap-8">
            <Button variant="secondary" icon={<KeyRound size={18} />} onClick={() => setDialog('new')}>
              Ajouter une clé d’accès
            </Button>
          </p>
        ) : (
          <p className="muted small">{reason}</p>
        )}
      </div>
      {dialog === 'new' && <AddDialog factor={factor} onClose={close} />}
      {dialog !== undefined && dialog !== 'new' && <RemoveDialog factor={factor} passkey={dialog} onClose={close} />}
    </Section>
  );
}
