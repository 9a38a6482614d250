import { cx } from '@kafaa/ui/class-names';
import {
  INTERVIEW_TYPE_LABELS,
  INTERVIEW_TYPES,
  type InterviewType,
  MAX_MESSAGE_LENGTH,
} from '@kafaa/domain/invitations/options';
import { instantOfLocal, interviewDateText, localDateTime, parseInterviewDate } from '@kafaa/domain/invitations/rules';
import { type InvitationItem, type SchedulingForm, schedulingFormSchema } from '@kafaa/domain/invitations/schema';
import { defaultGreeting } from '@kafaa/domain/invitations/texts';
import { type RefObject, useId, useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@kafaa/web-kit/api';
import { type DraftPlace, overlay, readDraft } from '@kafaa/web-kit/draft';
import { focusFirstInvalid } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { getSession } from '@kafaa/web-kit/session';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { useFormDraft } from '#/lib/use-form-draft';
import { Button } from '@kafaa/ui/button.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useInviteCandidate, useMoveInvitation } from '../queries.ts';
import { DateTimeField } from './date-time-field.tsx';
import styles from './schedule-modal.module.css';

export interface ScheduleModalProps {
  candidate: { readonly id: string; readonly firstName: string; readonly lastName: string };
  /** If given, this meeting is changed instead of a new one created. */
  invitation?: InvitationItem['interviewInvitation'] | undefined;
  onClose: () => void;
}

const PLACE = {
  ONLINE: { label: 'Lien de réunion', placeholder: 'Ex. https://meet.google.com/abc-defg-hij' },
  IN_PERSON: { label: 'Adresse', placeholder: 'Adresse complète\u00A0: rue, numéro, étage, ville' },
} as const satisfies Record<InterviewType, object>;

const schema = schedulingFormSchema(() => new Date());

function startOf({ candidate, invitation }: ScheduleModalProps): SchedulingForm {
  if (!invitation) {
    const customMessage = defaultGreeting(candidate.firstName);
    return { interviewType: 'ONLINE', interviewPlace: '', interviewDateTime: '', customMessage };
  }
  const { interviewType, interviewPlace, interviewDate, customMessage } = invitation;
  const date = parseInterviewDate(interviewDate);
  return { interviewType, interviewPlace, customMessage, interviewDateTime: date ? localDateTime(date) : '' };
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
      const name = path === 'interviewDate' ? 'interviewDateTime' : path;
      if (name in form.getValues()) form.setError(name as keyof SchedulingForm, { type: 'server', message });
    }
    focusFirstInvalid(element.current);
  };
  const send = ({ interviewDateTime, ...rest }: SchedulingForm) => {
    const date = instantOfLocal(interviewDateTime);
    if (!date || busy) return;
    const details = { ...rest, interviewDate: interviewDateText(date) };
    if (invitation) move.mutate({ id: invitation.id, details }, done);
    else invite.mutate({ candidateId: candidate.id, ...details }, done);
  };
  return { form, busy, close, send };
}

function ScheduleFields({ form, busy }: { form: ReturnType<typeof useScheduleForm>['form']; busy: boolean }) {
  const type = useWatch({ control: form.control, name: 'interviewType' });
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
        error={errors.interviewPlace?.message}
        disabled={busy}
        autoComplete="off"
        {...(type === 'ONLINE' && { inputMode: 'url' as const })}
        {...form.register('interviewPlace')}
      />
      <Controller
        control={form.control}
        name="interviewDateTime"
        render={({ field }) => (
          <DateTimeField
            value={field.value}
            onChange={field.onChange}
            error={errors.interviewDateTime?.message}
            disabled={busy}
          />
        )}
      />
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
        <>
          <Button variant="ghost" disabled={busy} onClick={close}>
            Annuler
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {busy ? 'Envoi...' : invitation ? 'Envoyer la nouvelle invitation' : 'Envoyer l’invitation'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={element}
        noValidate
        className={cx('grid gap-16', styles.form)}
        onSubmit={(event) => void form.handleSubmit(send, () => focusFirstInvalid(element.current))(event)}
      >
        <ScheduleFields form={form} busy={busy} />
        <p className={styles.note}>
          {invitation
            ? 'Le candidat reçoit la nouvelle invitation par e-mail et répond à nouveau.'
            : 'Le candidat reçoit cette invitation par e-mail, avec le rendez-vous pour son agenda.'}
        </p>
      </form>
    </Modal>
  );
}
