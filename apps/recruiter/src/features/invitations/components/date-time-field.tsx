import { COMPANY_ZONE_LABEL, TIME_STEP_MINUTES } from '@kafaa/domain/invitations/options';
import { instantOfLocal, localDateTime } from '@kafaa/domain/invitations/rules';
import { fr } from 'date-fns/locale/fr';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DatePicker } from 'react-datepicker';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import styles from './date-time-field.module.css';
import { fromPicker, readTyped, toPicker, writeTyped } from './typed-date.ts';

interface DateTimeFieldProps {
  label?: string;
  /** True if the field may stay empty. */
  optional?: boolean;
  /** « 2026-11-28T10:00 » in the company's time zone, or the typed text if it is not a date. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  disabled: boolean;
}

const STEP_MS = TIME_STEP_MINUTES * 60_000;
const USUAL_HOUR = 10;

/** The next full time step in the company's time zone: the earliest choice, and where the calendar opens. */
function nextStep(now: Date): Date {
  return toPicker(localDateTime(new Date(Math.ceil((now.getTime() + 1) / STEP_MS) * STEP_MS))) ?? now;
}

interface CalendarProps {
  chosen: Date | null;
  onChange: (date: Date) => void;
  /** Called when the hour has been chosen. */
  onDone: () => void;
  disabled: boolean;
}

/** Replaces the library's container, whose label is English. */
function Frame({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={className} role="group" aria-label="Choisir la date et l’heure">
      {children}
    </div>
  );
}

/** Shows the company's time zone, whatever the browser's is; past times cannot be chosen. */
function Calendar({ chosen, onChange, onDone, disabled }: CalendarProps) {
  const [first] = useState(() => nextStep(new Date()));
  const choose = (date: Date | null) => {
    if (!date) return;
    const sameDay = chosen?.toDateString() === date.toDateString();
    onChange(sameDay || chosen ? date : atHour(date, first));
    if (sameDay && chosen.getTime() !== date.getTime()) onDone();
  };
  return (
    <DatePicker
      inline
      locale={fr}
      selected={chosen}
      openToDate={chosen ?? first}
      onChange={choose}
      minDate={first}
      showTimeSelect
      timeIntervals={TIME_STEP_MINUTES}
      timeFormat="HH:mm"
      timeCaption="Heure"
      dateFormat="dd/MM/yyyy HH:mm"
      filterTime={(time) => time.getTime() >= first.getTime()}
      calendarStartDay={1}
      calendarContainer={Frame}
      monthAriaLabelPrefix="Mois"
      previousMonthButtonLabel="Mois précédent"
      nextMonthButtonLabel="Mois suivant"
      previousMonthAriaLabel="Mois précédent"
      nextMonthAriaLabel="Mois suivant"
      chooseDayAriaLabelPrefix="Choisir"
      disabledDayAriaLabelPrefix="Indisponible"
      disabled={disabled}
    />
  );
}

/** Default hour for a chosen day: ten o'clock, or the next step if that has passed. */
function atHour(day: Date, first: Date): Date {
  const date = new Date(day);
  date.setHours(USUAL_HOUR, 0, 0, 0);
  return date.getTime() < first.getTime() ? first : date;
}

/**
 * A date and hour, typed (jj/mm/aaaa hh:mm) or chosen in a calendar below the field. The calendar opens in the document
 * flow, so that neither a dialog's edge nor a phone's keyboard cuts it off.
 */
export function DateTimeField({
  label = 'Date et heure',
  optional = false,
  value,
  onChange,
  error,
  disabled,
}: DateTimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const chosen = instantOfLocal(value) ? toPicker(value) : null;

  return (
    <div className="grid gap-8">
      <TextField
        label={label}
        compact
        required={!optional}
        optional={optional}
        hint={optional ? undefined : `Jour/mois/année et heure, par quarts d’heure (${COMPANY_ZONE_LABEL}).`}
        error={error}
        disabled={disabled}
        value={typed ?? writeTyped(value)}
        placeholder="jj/mm/aaaa hh:mm"
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readTyped(event.target.value));
        }}
        onBlur={() => setTyped(undefined)}
        suffix={
          <IconButton
            ref={toggle}
            label={open ? 'Fermer le calendrier' : 'Choisir dans le calendrier'}
            icon={<CalendarDays size={18} />}
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            disabled={disabled}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {open && (
        <div id={panelId} className={styles.calendar}>
          <Calendar
            chosen={chosen}
            disabled={disabled}
            onChange={(date) => {
              setTyped(undefined);
              onChange(fromPicker(date));
            }}
            onDone={() => {
              setOpen(false);
              toggle.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
