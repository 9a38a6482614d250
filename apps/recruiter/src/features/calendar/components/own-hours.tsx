import {
  EARLIEST_MINUTE,
  HOURS_STEP_MINUTES,
  LATEST_MINUTE,
  MAX_RANGES,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '@kafaa/domain/calendar/options';
import { clockTime, hoursProblem } from '@kafaa/domain/calendar/rules';
import type { HoursRange, WeeklyHours } from '@kafaa/domain/calendar/schema';
import { DURATIONS } from '@kafaa/domain/invitations/options';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { SelectField } from '@kafaa/ui/select-field.tsx';
import { useSaveHours } from '../queries.ts';
import styles from './calendar.module.css';

const DAYS = WEEKDAYS.map((day) => ({ value: String(day), label: WEEKDAY_NAMES[day] }));
const TIMES = Array.from({ length: (LATEST_MINUTE - EARLIEST_MINUTE) / HOURS_STEP_MINUTES + 1 }, (_, index) => {
  const minute = EARLIEST_MINUTE + index * HOURS_STEP_MINUTES;
  return { value: String(minute), label: clockTime(minute) };
});

const FIRST: HoursRange = { day: 2, from: 14 * 60, until: 17 * 60 };

/** Returns the range to add: the last range's hours on the next weekday, or on the first free day if no later weekday is left. */
function nextRange(ranges: readonly HoursRange[]): HoursRange {
  const last = ranges.at(-1);
  if (!last) return FIRST;
  const free = WEEKDAYS.find((day) => day > last.day) ?? WEEKDAYS.find((day) => ranges.every((one) => one.day !== day));
  return { ...last, day: free ?? last.day };
}

/** State of the edited weekly hours; `submit` saves them only if they are valid. */
function useHours(hours: WeeklyHours) {
  const save = useSaveHours();
  const [ranges, setRanges] = useState<readonly HoursRange[]>(hours.ranges);
  const [durationMinutes, setDuration] = useState(hours.durationMinutes);
  const [problem, setProblem] = useState<string | null>(null);
  const edit = (next: readonly HoursRange[]) => {
    setProblem(null);
    setRanges(next);
  };
  return {
    ranges,
    durationMinutes,
    problem,
    busy: save.isPending,
    add: () => edit([...ranges, nextRange(ranges)]),
    change: (index: number, part: Partial<HoursRange>) =>
      edit(ranges.map((range, at) => (at === index ? { ...range, ...part } : range))),
    remove: (index: number) => edit(ranges.filter((_, at) => at !== index)),
    changeDuration: (minutes: number) => {
      setProblem(null);
      setDuration(minutes);
    },
    submit: () => {
      const wanted = { ranges: [...ranges], durationMinutes };
      const found = hoursProblem(wanted);
      setProblem(found);
      if (found === null) save.mutate(wanted);
    },
  };
}

/** Form of the weekly hours from which the invitation's dialog proposes slots. */
export function OwnHours({ hours }: { hours: WeeklyHours }) {
  const { ranges, durationMinutes, problem, busy, add, change, remove, changeDuration, submit } = useHours(hours);
  const durations = [...new Set<number>([...DURATIONS, durationMinutes])].toSorted((one, other) => one - other);
  return (
    <Section title="Vos horaires d’entretien">
      <p className="muted">
        Chaque semaine, à l’heure de Tunis. Au moment d’inviter, trois créneaux libres se proposent en un geste, sur
        plusieurs jours si possible.
      </p>
      <form
        className={cx('grid gap-16', styles.hours)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {ranges.map((range, index) => (
          <RangeRow
            key={index}
            range={range}
            busy={busy}
            onChange={(part) => change(index, part)}
            onRemove={() => remove(index)}
          />
        ))}
        {ranges.length < MAX_RANGES && (
          <p>
            <Button size="sm" variant="ghost" icon={<Plus />} disabled={busy} onClick={add}>
              Ajouter une plage
            </Button>
          </p>
        )}
        <div className={styles.duration}>
          <SelectField
            compact
            label="Durée d’un entretien"
            options={durations.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
            value={String(durationMinutes)}
            disabled={busy}
            onChange={(event) => changeDuration(Number(event.target.value))}
          />
        </div>
        {problem !== null && <ErrorText>{problem}</ErrorText>}
        <p>
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? 'Enregistrement...' : 'Enregistrer mes horaires'}
          </Button>
        </p>
      </form>
    </Section>
  );
}

interface RangeRowProps {
  range: HoursRange;
  busy: boolean;
  onChange: (part: Partial<HoursRange>) => void;
  onRemove: () => void;
}

function RangeRow({ range, busy, onChange, onRemove }: RangeRowProps) {
  const times = (label: string, part: 'from' | 'until') => (
    <SelectField
      compact
      label={label}
      options={TIMES}
      value={String(range[part])}
      disabled={busy}
      onChange={(event) => onChange({ [part]: Number(event.target.value) })}
    />
  );
  return (
    <fieldset className={styles.range}>
      <legend className="sr-only">Plage du {WEEKDAY_NAMES[range.day].toLowerCase()}</legend>
      <SelectField
        compact
        label="Jour"
        options={DAYS}
        value={String(range.day)}
        disabled={busy}
        onChange={(event) => {
          const day = WEEKDAYS.find((one) => String(one) === event.target.value);
          if (day) onChange({ day });
        }}
      />
      {times('De', 'from')}
      {times('À', 'until')}
      <IconButton label="Retirer cette plage" icon={<X />} disabled={busy} onClick={onRemove} />
    </fieldset>
  );
}
