import { cx } from '@kafaa/ui/class-names';
import {
  CONTRACTS,
  JOB_TYPES,
  MAX_DESCRIPTION_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_TITLE_LENGTH,
  PROMISE_DAYS,
  REMOTE_DAYS,
} from '@kafaa/domain/jobs/options';
import { Controller } from 'react-hook-form';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { tiles, TilesField } from '#/lib/choice-fields.tsx';
import type { JobForm } from './job-form-parts.ts';
import styles from './job-fields.module.css';

const REACH = [
  { value: 'listed', label: 'Tout le monde', hint: 'Google et les autres moteurs de recherche la montrent.' },
  { value: 'link', label: 'Par lien seulement', hint: 'Seules les personnes à qui vous envoyez le lien.' },
] as const;

function ReachField({ form: { control, formState } }: { form: JobForm }) {
  return (
    <Controller
      control={control}
      name="listed"
      render={({ field: { value, onChange } }) => (
        <OptionTiles
          label="Qui peut trouver l’offre"
          options={REACH}
          value={value ? 'listed' : 'link'}
          onChange={(choice) => onChange(choice === 'listed')}
          columns={2}
          big
          error={formState.errors.listed?.message}
        />
      )}
    />
  );
}

// The empty value means that the offer does not state its contract.
const CONTRACT_TILES = [...tiles(CONTRACTS), { value: '', label: 'Non précisé' }];

function ContractField({ form }: { form: JobForm }) {
  return (
    <TilesField form={form} name="contract" label="Nature du contrat" options={CONTRACT_TILES} columns={4} optional />
  );
}

// The empty value means that the offer does not state its remote days.
const REMOTE_TILES = [
  ...REMOTE_DAYS.map((days) => ({ value: String(days), label: `${days} jour${days > 1 ? 's' : ''}` })),
  { value: '', label: 'Non précisé' },
];

function RemoteField({ form }: { form: JobForm }) {
  return (
    <TilesField
      form={form}
      name="remoteDays"
      label="Télétravail par semaine"
      options={REMOTE_TILES}
      columns={3}
      optional
    />
  );
}

// The empty value means that the offer promises no response time.
const PROMISE_TILES = [
  ...PROMISE_DAYS.map((days) => ({ value: String(days), label: `Sous ${days} jours` })),
  { value: '', label: 'Pas de promesse' },
];

/** Field of the promised response time. Earlier applications keep their promise, so the field can be changed at any time. */
function PromiseField({ form }: { form: JobForm }) {
  return (
    <TilesField
      form={form}
      name="promiseDays"
      label="Je réponds à chaque candidature"
      hint="Oui ou non, après l’entretien. L’offre l’affiche. Un changement vaut pour les candidatures à venir."
      options={PROMISE_TILES}
      columns={4}
      optional
    />
  );
}

/** Step 1 of the offer form. */
export function JobBasicsFields({ form }: { form: JobForm }) {
  const { formState, register } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register('title')}
        label="Titre du poste"
        placeholder="Comptable"
        maxLength={MAX_TITLE_LENGTH}
        required
        error={errors.title?.message}
      />
      <TextareaField
        {...register('description')}
        label="Description"
        className={styles.description}
        maxLength={MAX_DESCRIPTION_LENGTH}
        hint="Les missions, l’équipe, ce qui rend le poste intéressant. Le texte s’affiche tel quel."
        required
        error={errors.description?.message}
      />
      <div className={cx('grid gap-16', styles.pair)}>
        <TextField
          {...register('location')}
          label="Lieu"
          placeholder="Sfax"
          maxLength={MAX_LOCATION_LENGTH}
          required
          error={errors.location?.message}
        />
        <TextField
          {...register('salary')}
          label="Salaire"
          optional
          inputMode="decimal"
          suffix="DT par mois"
          hint="Laissé vide, il n’est pas divulgué"
          autoComplete="off"
          error={errors.salary?.message}
        />
      </div>
      <TilesField form={form} name="type" label="Type de contrat" options={tiles(JOB_TYPES)} columns={3} required />
      <ContractField form={form} />
      <RemoteField form={form} />
      <ReachField form={form} />
      <PromiseField form={form} />
    </>
  );
}
