import { DURATIONS, MAX_PLACE_LENGTH } from '@kafaa/domain/invitations/options';
import type { MeetingDefaults as Defaults } from '@kafaa/domain/invitations/schema';
import { useState } from 'react';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { SelectField } from '@kafaa/ui/select-field.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useDefaults, useSaveDefaults } from '../queries.ts';
import styles from './calendar.module.css';

const LAST = 'Comme la dernière fois';

/** Section with the starting values of the company's invitations. */
export function MeetingDefaults() {
  const defaults = useDefaults();
  return (
    <Section title="Invitations de l’entreprise">
      <p className="muted">
        Ces valeurs se proposent à toute l’équipe au moment d’inviter, et se changent dans chaque invitation. Un champ
        vide reprend votre dernière invitation.
      </p>
      {defaults.data ? (
        <DefaultsForm company={defaults.data.company} />
      ) : defaults.isError ? (
        <ErrorBand
          message="Les valeurs de vos invitations n’ont pas pu être lues."
          onRetry={() => void defaults.refetch()}
          retrying={defaults.isFetching}
        />
      ) : (
        <Skeleton height={180} shape="block" />
      )}
    </Section>
  );
}

function DefaultsForm({ company }: { company: Defaults }) {
  const save = useSaveDefaults();
  const [form, setForm] = useState(company);
  const change = (part: Partial<Defaults>) => setForm({ ...form, ...part });
  const known = form.durationMinutes === null ? [] : [form.durationMinutes];
  const durations = [...new Set<number>([...DURATIONS, ...known])].toSorted((one, other) => one - other);
  const busy = save.isPending;
  return (
    <form
      className={cx('grid gap-16', styles.hours)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(form);
      }}
    >
      <div className={styles.duration}>
        <SelectField
          compact
          label="Durée proposée"
          placeholder={LAST}
          options={durations.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          value={String(form.durationMinutes ?? '')}
          disabled={busy}
          onChange={({ target: { value } }) => change({ durationMinutes: value === '' ? null : Number(value) })}
        />
      </div>
      <TextField
        label="Lien de réunion"
        inputMode="url"
        autoComplete="off"
        maxLength={MAX_PLACE_LENGTH}
        optional
        value={form.link}
        disabled={busy}
        onChange={({ target: { value } }) => change({ link: value })}
      />
      <TextField
        label="Adresse des entretiens"
        autoComplete="off"
        maxLength={MAX_PLACE_LENGTH}
        optional
        value={form.address}
        disabled={busy}
        onChange={({ target: { value } }) => change({ address: value })}
      />
      <p>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer ces valeurs'}
        </Button>
      </p>
    </form>
  );
}
