import { changeReading, getIndependence } from '@kafaa/domain/evaluations/api';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { useSettings } from '#/features/companies/queries';
import { Independence } from '#/features/evaluations/components/independence.tsx';
import { useChangeReading } from '#/features/evaluations/components/use-reading';
import { usePlanFeature } from '#/features/plans/queries';
import { useMay } from '#/lib/permissions';
import { toast } from '@kafaa/web-kit/toast';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';

/** « Lire avant de voir »: the administrators' choice, and what each person learns about their own levels. */
export function ReadFirst() {
  const mayChange = useMay(changeReading);
  const mayRead = useMay(getIndependence);
  const shown = usePlanFeature('TRANSCRIPTS');
  const settings = useSettings();
  const change = useChangeReading();
  if (!settings.data || !shown || !mayRead) return null;
  const { readFirst } = settings.data;
  if (!mayChange && !readFirst) return null;
  return (
    <Section title="Lire avant de voir">
      <div className="grid gap-14">
        <p className="muted">
          Pour chaque candidat, chaque personne lit deux réponses et leur donne un niveau. Le score et l’avis de l’IA
          s’ouvrent ensuite, pour elle. D’ici là, la liste suit l’ordre d’arrivée. Les évaluations déjà là se ferment
          aussi.
        </p>
        {mayChange && (
          <Checkbox
            label="Toute l’équipe lit avant de voir"
            checked={readFirst}
            disabled={change.isPending}
            onChange={(event) =>
              change.mutate(event.target.checked, { onSuccess: () => toast.success('C’est enregistré.') })
            }
          />
        )}
        {readFirst && <Independence />}
      </div>
    </Section>
  );
}
