import { type Role, ROLE_NAMES, ROLES } from '@kafaa/domain/kernel/roles';
import type { Member } from '@kafaa/domain/team/schema';
import { namedJob, twinTexts } from '#/features/jobs/components/job-facts';
import { useCompanyJobs } from '#/features/jobs/queries';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { ChoiceGroup } from '@kafaa/ui/choice-group.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import styles from './team.module.css';

const HINTS: Readonly<Record<Role, string>> = {
  ADMINISTRATOR: 'Tout, avec l’équipe, le plan et les données de l’entreprise.',
  RECRUITER: 'Publie des offres, lit, décide et écrit aux candidats.',
  REVIEWER: 'Lit les candidatures de ses offres, pose ses niveaux et prend des notes.',
};
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value], hint: HINTS[value] }));
const OFFER_OPTIONS = [
  { value: 'all', label: 'Toutes les offres' },
  { value: 'given', label: 'Seulement celles choisies' },
] as const;

/** Role and offers as the form holds them. */
export type Access = Pick<Member, 'role' | 'allOffers' | 'jobIds'>;

interface AccessFieldsProps {
  value: Access;
  onChange: (value: Access) => void;
}

/** Role of a person, and the offers that the person sees. */
export function AccessFields({ value, onChange }: AccessFieldsProps) {
  const { role, allOffers } = value;
  return (
    <>
      <OptionTiles
        label="Rôle"
        columns={3}
        big
        options={ROLE_OPTIONS}
        value={role}
        onChange={(next) => onChange({ ...value, role: next })}
      />
      {role === 'RECRUITER' && (
        <OptionTiles
          label="Offres visibles"
          columns={2}
          options={OFFER_OPTIONS}
          value={allOffers ? 'all' : 'given'}
          onChange={(next) => onChange({ ...value, allOffers: next === 'all' })}
        />
      )}
      {(role === 'REVIEWER' || (role === 'RECRUITER' && !allOffers)) && (
        <OfferChoice chosen={value.jobIds} onChange={(jobIds) => onChange({ ...value, jobIds })} />
      )}
    </>
  );
}

function OfferChoice({ chosen, onChange }: { chosen: string[]; onChange: (jobIds: string[]) => void }) {
  const jobs = useCompanyJobs();
  const list = jobs.data?.jobs ?? [];
  const twins = twinTexts(list.map(({ job }) => job));
  if (jobs.isPending) return <p className="muted small">Chargement des offres...</p>;
  if (list.length === 0)
    return <p className="muted small">Aucune offre pour le moment. Vous pourrez en donner plus tard.</p>;
  return (
    <ChoiceGroup label="Offres données" role="group">
      <div className={styles.offers}>
        {list.map(({ job }) => (
          <Checkbox
            key={job.id}
            label={namedJob(job, twins)}
            checked={chosen.includes(job.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, job.id] : chosen.filter((id) => id !== job.id))
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
