import { type Role, ROLE_NAMES, ROLES } from '@kafaa/domain/kernel/roles';
import { requireSecondFactor } from '@kafaa/domain/team/api';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { useSettings } from '#/features/companies/queries';
import { useMay } from '#/lib/permissions';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { useRequireSecondFactor } from '../queries.ts';

/** Section that sets the roles that must log in with a second factor; hidden from people who may not set them. */
export function RequiredRoles() {
  const mayRequire = useMay(requireSecondFactor);
  const settings = useSettings();
  const change = useRequireSecondFactor();
  if (!mayRequire || !settings.data) return null;
  const { secondFactorRoles } = settings.data;
  const toggle = (role: Role, required: boolean) =>
    change.mutate(required ? [...secondFactorRoles, role] : secondFactorRoles.filter((one) => one !== role), {
      onSuccess: () => toast.success('C’est enregistré.'),
      onError: (error) => toast.error(errorMessage(error, 'Le choix n’a pas pu être enregistré. Réessayez.')),
    });
  return (
    <Section title="Exiger la double authentification">
      <div className="grid gap-14">
        <p className="muted">
          Cochez les rôles qui doivent l’activer. D’ici là, ces personnes n’ont accès qu’à leur compte.
        </p>
        <fieldset className="grid gap-6" disabled={change.isPending}>
          <legend className="sr-only">Rôles</legend>
          {ROLES.map((role) => (
            <Checkbox
              key={role}
              label={ROLE_NAMES[role]}
              checked={secondFactorRoles.includes(role)}
              onChange={(event) => toggle(role, event.target.checked)}
            />
          ))}
        </fieldset>
      </div>
    </Section>
  );
}
