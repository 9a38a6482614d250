import { HINDSIGHT_LABELS, HINDSIGHT_MARKS, MARK_NAMES } from '@kafaa/domain/hindsight/options';
import type { Hindsight } from '@kafaa/domain/hindsight/schema';
import { hindsightMissing } from '@kafaa/domain/hindsight/texts';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { formatDate } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { FiguresTable } from '@kafaa/ui/figures-table.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { useChangeHindsight, useHindsight } from '../queries.ts';

/** « Retour sur les embauches »: the administrators' switch, the kind of data that is stored, and the counts. */
export function HindsightSection() {
  const { data, isError, isFetching, refetch } = useHindsight();
  return (
    <Section title="Retour sur les embauches">
      {data && <Setting hindsight={data} />}
      {!data && isError && (
        <ErrorBand message="Ce réglage n’a pas pu être chargé." retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height={120} shape="block" />}
    </Section>
  );
}

function Setting({ hindsight }: { hindsight: Hindsight }) {
  const change = useChangeHindsight();
  const { since } = hindsight;
  return (
    <div className="grid gap-14">
      <p className="muted">
        30 puis 90{'\u00A0'}jours après une embauche, la personne qui l’a notée dit, critère par critère{'\u00A0'}:
        comme prévu, mieux ou moins bien.
      </p>
      <ul className="muted grid gap-6" data-bullets>
        <li>Un choix par critère est gardé, sans texte libre. Vous en lisez des totaux.</li>
        <li>La personne embauchée en est informée par e-mail. Tout s’efface avec sa candidature.</li>
        <li>Aucun score, aucun ordre et aucune recommandation ne change.</li>
        <li>Seules les embauches notées après l’activation comptent.</li>
      </ul>
      <Checkbox
        label="Revenir sur les embauches"
        checked={change.isPending ? change.variables : since !== null}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      {since !== null && <p className="muted small">Activé depuis le {formatDate(since)}.</p>}
      {(since !== null || hindsight.people > 0) && <Counts hindsight={hindsight} />}
    </div>
  );
}

function Counts({ hindsight: { people, criteria } }: { hindsight: Hindsight }) {
  if (!criteria) return <p>{hindsightMissing(people)}</p>;
  return (
    <div className="grid gap-6">
      <h3 className="label">{counted(people, 'embauche avec une réponse', 'embauches avec une réponse')}</h3>
      <FiguresTable caption="Nombre d’embauches par critère et par réponse" scrolls="Totaux par critère">
        <thead>
          <tr>
            <th scope="col">Critère</th>
            {HINDSIGHT_MARKS.map((mark) => (
              <th scope="col" key={mark}>
                {mark === 'UNKNOWN' ? 'Sans avis' : MARK_NAMES[mark]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ key, counts }) => (
            <tr key={key}>
              <th scope="row">{HINDSIGHT_LABELS[key]}</th>
              {HINDSIGHT_MARKS.map((mark) => (
                <td key={mark}>{counts[mark]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </div>
  );
}
