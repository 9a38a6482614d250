import { getSecondFactor } from '@kafaa/domain/auth/api';
import type { SecondFactor } from '@kafaa/domain/auth/schema';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { endpointQuery } from '#/lib/endpoint-query';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDate } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';

const EnrolmentDialog = lazyDialog(async () => (await import('./enrolment-dialog.tsx')).EnrolmentDialog);
const RecoveryDialog = lazyDialog(async () => (await import('./factor-dialogs.tsx')).RecoveryDialog);
const RemovalDialog = lazyDialog(async () => (await import('./factor-dialogs.tsx')).RemovalDialog);

/** Section that turns the person's second factor on or off and creates its recovery codes. */
export function OwnSecondFactor() {
  const factor = useQuery(endpointQuery(getSecondFactor, {}));
  return (
    <Section title="Double authentification" aside={factor.data?.enabled && <Pill tone="ok">Activée</Pill>}>
      {factor.data ? (
        <Choices factor={factor.data} />
      ) : factor.isError ? (
        <ErrorBand
          message={errorMessage(factor.error, 'Votre double authentification n’a pas pu être lue.')}
          onRetry={() => void factor.refetch()}
          retrying={factor.isFetching}
        />
      ) : (
        <div role="status" aria-label="Chargement de la double authentification">
          <Skeleton height={90} shape="block" />
        </div>
      )}
    </Section>
  );
}

function Choices({ factor }: { factor: SecondFactor }) {
  const { enabled, since, recoveryLeft, required } = factor;
  const hasPasskey = factor.passkeys.length > 0;
  const isOn = enabled || hasPasskey;
  const [dialog, setDialog] = useState<'enrolment' | 'recovery' | 'removal'>();
  const close = () => setDialog(undefined);
  return (
    <div className="grid gap-16">
      {enabled ? (
        <p>
          {since !== null && `Depuis le ${formatDate(since)}, un`} code de votre application est demandé après le mot de
          passe. Codes de secours restants{'\u00A0'}: {recoveryLeft}.
        </p>
      ) : (
        <p>
          {required && !hasPasskey && <b>Votre entreprise la demande pour votre rôle. </b>}
          Un code de votre téléphone s’ajoute au mot de passe{'\u00A0'}: un mot de passe volé n’ouvre plus votre compte.
          {hasPasskey && ` Vos clés d’accès le font déjà. Codes de secours restants\u00A0: ${recoveryLeft}.`}
        </p>
      )}
      {isOn && recoveryLeft < 3 && <p role="status">Il vous reste peu de codes de secours. Demandez-en de nouveaux.</p>}
      <p className="cluster gap-8">
        {!enabled && (
          <Button icon={<ShieldCheck size={18} />} onClick={() => setDialog('enrolment')}>
            Activer
          </Button>
        )}
        {isOn && (
          <Button variant="secondary" icon={<KeyRound size={18} />} onClick={() => setDialog('recovery')}>
            Nouveaux codes de secours
          </Button>
        )}
        {enabled && (!required || hasPasskey) && (
          <Button variant="danger" icon={<ShieldOff size={18} />} onClick={() => setDialog('removal')}>
            Désactiver
          </Button>
        )}
      </p>
      {dialog === 'enrolment' && <EnrolmentDialog onClose={close} />}
      {dialog === 'recovery' && <RecoveryDialog factor={factor} onClose={close} />}
      {dialog === 'removal' && <RemovalDialog factor={factor} onClose={close} />}
    </div>
  );
}
