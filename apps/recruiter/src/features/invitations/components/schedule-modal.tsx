import { cx } from '@kafaa/ui/class-names';
import type { FreeSlots } from '@kafaa/domain/calendar/schema';
import {
  DURATIONS,
  INTERVIEW_TYPE_LABELS,
  INTERVIEW_TYPES,
  type InterviewType,
  MAX_MESSAGE_LENGTH,
  MEETING_MINUTES,
} from '@kafaa/domain/invitations/options';
import {
  awaitsChoice,
  instantOfLocal,
  interviewDateText,
  localDateTime,
  parseInterviewDate,
} from '@kafaa/domain/invitations/rules';
import {
  type InvitationDefaults,
  type InvitationItem,
  type SchedulingForm,
  schedulingFormSchema,
} from '@kafaa/domain/invitations/schema';
import { defaultGreeting } from '@kafaa/domain/invitations/texts';
import { Plus } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@kafaa/web-kit/api';
import { type DraftPlace, overlay, readDraft } from '@kafaa/web-kit/draft';
import { focusFirstInvalid } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { getSession } from '@kafaa/web-kit/session';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { useFormDraft } from '#/lib/use-form-draft';
import { Button } from '@kafaa/ui/button.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import { SelectField } from '@kafaa/ui/select-field.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useColleagues } from '#/features/calendar/queries';
import { ProposedSlots } from '#/features/calendar/components/proposed-slots.tsx';
import { useInviteCandidate, useMoveInvitation } from '../queries.ts';
import { InvitationMail, useOwnGreeting } from './invitation-mail.tsx';
import { DateTimeField } from './date-time-field.tsx';
import styles from './schedule-modal.module.css';

export interface ScheduleModalProps {
  candidate: { readonly id: string; readonly firstName: string; readonly lastName: string };
  /** Meeting to change; if undefined, a new meeting is created. */
  invitation?: InvitationItem['interviewInvitation'] | undefined;
  /** The values of the person's last invitations, for a new one. */
  defaults?: InvitationDefaults | undefined;
  onClose: () => void;
}

const PLACE = {
  ONLINE: { label: 'Lien de réunion', placeholder: 'Ex. https://meet.google.com/abc-defg-hij' },
  IN_PERSON: { label: 'Adresse', placeholder: 'Adresse complète\u00A0: rue, numéro, étage, ville' },
} as const satisfies Record<InterviewType, object>;

const schema = schedulingFormSchema(() => new Date());

const isDeclined = (invitation: ScheduleModalProps['invitation']) => invitation?.reply === 'DECLINED';

function startOf({ candidate, invitation, defaults }: ScheduleModalProps): SchedulingForm {
  const further = { secondDateTime: '', thirdDateTime: '' };
  if (!invitation) {
    const { interviewType = 'ONLINE', durationMinutes = MEETING_MINUTES } = defaults ?? {};
    const interviewPlace = defaults?.places[interviewType] ?? '';
    const customMessage = defaultGreeting(candidate.firstName);
    const start = { interviewType, interviewPlace, durationMinutes, customMessage, colleagueId: '' };
    return { ...start, interviewDateTime: '', ...further };
  }
  const { interviewType, interviewPlace, interviewDate, customMessage, durationMinutes, slots } = invitation;
  // Declined dates are not proposed again: the candidate has just refused them.
  const offered = awaitsChoice(invitation) ? slots.map((slot) => new Date(slot)) : [parseInterviewDate(interviewDate)];
  const dates = isDeclined(invitation) ? [] : offered;
  const [first = '', second = '', third = ''] = dates.map((date) => (date ? localDateTime(date) : ''));
  return {
    interviewType,
    interviewPlace,
    durationMinutes,
    customMessage,
    interviewDateTime: first,
    secondDateTime: second,
    thirdDateTime: third,
    colleagueId: invitation.colleague?.id ?? '',
  };
}

function placeOf({ candidate, invitation }: ScheduleModalProps): DraftPlace {
  const session = getSession();
  const userId = session.status === 'authenticated' ? session.session.userId : '';
  return { area: 'session', key: `schedule.${userId}.${invitation?.id ?? candidate.id}` };
}

/** The form with its draft; sending it creates the meeting or changes the given one. */
function useScheduleForm(props: ScheduleModalProps, element: RefObject<HTMLFormElement | null>) {
  const { candidate, invitation, onClose } = props;
  const place = placeOf(props);
  const form = useForm<SchedulingForm, unknown, SchedulingForm>({
    resolver: domainResolver(schema),
    defaultValues: overlay(startOf(props), readDraft(place)?.value),
  });
  useClearOnEdit(form);
  useOwnGreeting(form, candidate, invitation === undefined);
  const draft = useFormDraft(form, place);
  const invite = useInviteCandidate();
  const move = useMoveInvitation();
  const busy = invite.isPending || move.isPending;

  const close = () => {
    if (busy) return;
    draft.clear();
    onClose();
  };
  const done = {
    onSuccess: () => {
      draft.clear();
      onClose();
    },
    onError: (error: unknown) => showFaults(error),
  };
  const showFaults = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    for (const { path, message } of error.fields) {
      const name = path === 'interviewDate' ? 'interviewDateTime' : path === 'otherDates' ? 'secondDateTime' : path;
      if (name in form.getValues()) form.setError(name as keyof SchedulingForm, { type: 'server', message });
    }
    focusFirstInvalid(element.current);
  };
  const send = ({ interviewDateTime, secondDateTime, thirdDateTime, ...rest }: SchedulingForm) => {
    const date = instantOfLocal(interviewDateTime);
    if (!date || busy) return;
    const others = [secondDateTime, thirdDateTime].map((text) => instantOfLocal(text));
    const otherDates = others.filter((other) => other !== null).map(interviewDateText);
    const details = { ...rest, interviewDate: interviewDateText(date), otherDates };
    if (invitation) move.mutate({ id: invitation.id, details }, done);
    else invite.mutate({ candidateId: candidate.id, ...details }, done);
  };
  return { form, busy, close, send };
}

type Form = ReturnType<typeof useScheduleForm>['form'];

// Two candidates invited with the same link could meet in one call, so the hint says where the proposed place comes from.
const KEPT_PLACE = 'Repris de vos réglages ou de votre dernière invitation. Vérifiez-le.';

/** The type and the place; changing the type fills in the last place of that type. */
function PlaceFields({ form, busy, defaults }: { form: Form; busy: boolean } & Pick<ScheduleModalProps, 'defaults'>) {
  const type = useWatch({ control: form.control, name: 'interviewType' });
  const place = useWatch({ control: form.control, name: 'interviewPlace' });
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="interviewType"
        render={({ field }) => (
          <OptionTiles
            label="Type d’entretien"
            columns={2}
            options={INTERVIEW_TYPES.map((value) => ({ value, label: INTERVIEW_TYPE_LABELS[value] }))}
            value={field.value}
            disabled={busy}
            onChange={(value) => {
              const place = form.getValues('interviewPlace');
              if (place === '' || place === defaults?.places[field.value])
                form.setValue('interviewPlace', defaults?.places[value] ?? '');
              field.onChange(value);
              form.clearErrors('interviewPlace');
            }}
          />
        )}
      />
      <TextField
        compact
        required
        label={PLACE[type].label}
        placeholder={PLACE[type].placeholder}
        hint={place !== '' && place === defaults?.places[type] ? KEPT_PLACE : undefined}
        error={errors.interviewPlace?.message}
        disabled={busy}
        autoComplete="off"
        {...(type === 'ONLINE' && { inputMode: 'url' as const })}
        {...form.register('interviewPlace')}
      />
    </>
  );
}

const FURTHER = [
  { name: 'secondDateTime', label: 'Deuxième créneau' },
  { name: 'thirdDateTime', label: 'Troisième créneau' },
] as const;

/** The date, and up to two further slots of which the candidate chooses one. */
function DateFields({ form, busy, isOpen }: { form: Form; busy: boolean; isOpen: boolean }) {
  const [shown, setShown] = useState(() => FURTHER.filter(({ name }) => form.getValues(name) !== '').length);
  const propose = ({ slots, durationMinutes }: FreeSlots) => {
    const [first = '', second = '', third = ''] = slots.map((slot) => localDateTime(new Date(slot)));
    const chosen = { interviewDateTime: first, secondDateTime: second, thirdDateTime: third };
    for (const [name, value] of Object.entries(chosen))
      form.setValue(name as keyof typeof chosen, value, { shouldDirty: true });
    form.setValue('durationMinutes', durationMinutes, { shouldDirty: true });
    form.clearErrors(['interviewDateTime', 'secondDateTime', 'thirdDateTime', 'durationMinutes']);
    setShown(Math.max(slots.length - 1, 0));
  };
  const { errors } = form.formState;
  const fields = [{ name: 'interviewDateTime', label: 'Date et heure' } as const, ...FURTHER.slice(0, shown)];
  return (
    <>
      {isOpen && <ProposedSlots busy={busy} onPropose={propose} />}
      {fields.map(({ name, label }, index) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <DateTimeField
              label={label}
              optional={index > 0}
              value={field.value}
              onChange={field.onChange}
              error={errors[name]?.message}
              disabled={busy}
            />
          )}
        />
      ))}
      {shown < FURTHER.length && (
        <Button
          className={styles.more}
          size="sm"
          variant="ghost"
          icon={<Plus />}
          disabled={busy}
          onClick={() => setShown(shown + 1)}
        >
          Proposer un autre créneau
        </Button>
      )}
    </>
  );
}

/** Field for the colleague who takes part; not shown if there are no colleagues. */
function ColleagueField({ form, busy, candidateId }: { form: Form; busy: boolean; candidateId: string }) {
  const { data = [] } = useColleagues(candidateId);
  const chosen = useWatch({ control: form.control, name: 'colleagueId' });
  if (data.length === 0 && chosen === '') return null;
  return (
    <Controller
      control={form.control}
      name="colleagueId"
      render={({ field }) => (
        <SelectField
          compact
          optional
          label="Avec"
          hint="Cette personne reçoit aussi le rendez-vous pour son agenda."
          placeholder="Personne d’autre"
          options={data.map(({ id, name }) => ({ value: id, label: name }))}
          error={form.formState.errors.colleagueId?.message}
          disabled={busy}
          {...field}
        />
      )}
    />
  );
}

function ScheduleFields({
  form,
  busy,
  defaults,
  invitation,
  candidate,
}: { form: Form; busy: boolean } & Omit<ScheduleModalProps, 'onClose'>) {
  const { errors } = form.formState;
  const declined = isDeclined(invitation);
  const own = form.getValues('durationMinutes');
  const durations = [...new Set<number>([...DURATIONS, own])].toSorted((a, b) => a - b);
  return (
    <>
      <PlaceFields form={form} busy={busy} defaults={defaults} />
      {declined && invitation?.note && (
        <p className={styles.wish}>
          Réponse de <bdi>{candidate.firstName}</bdi>
          {'\u00A0'}: «{'\u00A0'}
          <bdi>{invitation.note}</bdi>
          {'\u00A0'}»
        </p>
      )}
      <DateFields form={form} busy={busy} isOpen={!invitation || declined} />
      <SelectField
        compact
        label="Durée"
        options={durations.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
        error={errors.durationMinutes?.message}
        disabled={busy}
        {...form.register('durationMinutes', { valueAsNumber: true })}
      />
      <ColleagueField form={form} busy={busy} candidateId={candidate.id} />
      <TextareaField
        label="Message personnalisé"
        optional
        rows={6}
        maxLength={MAX_MESSAGE_LENGTH}
        error={errors.customMessage?.message}
        disabled={busy}
        {...form.register('customMessage')}
      />
    </>
  );
}

/** « Planifier un entretien », or moving an existing meeting. A failure keeps the form; closing it discards the draft. */
export function ScheduleModal(props: ScheduleModalProps) {
  const { candidate, invitation } = props;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, busy, close, send } = useScheduleForm(props, element);

  return (
    <Modal
      open
      sticky
      size="md"
      onClose={close}
      title={invitation ? 'Déplacer l’entretien' : 'Planifier un entretien'}
      subtitle={
        <bdi>
          {candidate.firstName} {candidate.lastName}
        </bdi>
      }
      footer={
        <DialogButtons onCancel={close} cancelVariant="ghost" waits type="submit" form={formId} busy={busy}>
          {busy ? 'Envoi...' : invitation ? 'Envoyer la nouvelle invitation' : 'Envoyer l’invitation'}
        </DialogButtons>
      }
    >
      <form
        id={formId}
        ref={element}
        noValidate
        className={cx('grid gap-16', styles.form)}
        onSubmit={(event) => void form.handleSubmit(send, () => focusFirstInvalid(element.current))(event)}
      >
        <ScheduleFields
          form={form}
          busy={busy}
          defaults={props.defaults}
          invitation={invitation}
          candidate={candidate}
        />
        <p className={styles.note}>
          {invitation
            ? 'Le candidat reçoit la nouvelle invitation par e-mail et répond à nouveau.'
            : 'Le candidat reçoit cette invitation par e-mail, avec le rendez-vous pour son agenda.'}
        </p>
        {!invitation && <InvitationMail form={form} candidate={candidate} />}
      </form>
    </Modal>
  );
}
