import { cx } from '@kafaa/ui/class-names';
import { EXPERIENCE_BANDS } from '@kafaa/domain/jobs/options';
import { createJobSchema, type CreateJobPayload } from '@kafaa/domain/jobs/schema';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSettings } from '#/features/companies/queries';
import { ApiError } from '@kafaa/web-kit/api';
import { formatTime } from '@kafaa/web-kit/dates';
import { clearDraft, type DraftPlace, overlay, readDraft, writeDraft } from '@kafaa/web-kit/draft';
import { focusFirstInvalid, showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { navigate } from '#/lib/place';
import { counted } from '@kafaa/web-kit/format';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { useFormDraft } from '#/lib/use-form-draft';
import { useStepParam } from '#/lib/use-step-param';
import { Button } from '@kafaa/ui/button.tsx';
import { ArrowRightIcon, CheckIcon, CloudCheckIcon } from '@kafaa/ui/icons.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { Steps } from '@kafaa/ui/steps.tsx';
import { useCreateJob } from '../queries.ts';
import { useContactQuestion } from './contact-question.tsx';
import { JobBasicsFields } from './job-basics-fields.tsx';
import {
  EMPTY_JOB,
  JOB_STEPS,
  type JobValues,
  LAST_STEP,
  missingAnswers,
  requestKey,
  stepOf,
  toPayload,
} from './job-form.ts';
import { JobFormCard } from './job-form-card.tsx';
import type { JobForm } from './job-form-parts.ts';
import { JobPreview } from './job-preview.tsx';
import styles from './job-wizard.module.css';
import { LazyAdvert, LazyPreferences, LazyRequirements, preloadSteps } from './lazy-steps.tsx';

const ERROR_TOAST_MS = 3000;
const FIELDS = [JobBasicsFields, LazyRequirements, LazyPreferences] as const;

/** Message for a failed creation: the server's or the network's if there is one, otherwise the specification's default. */
function creationError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Erreur inconnue';
  return error.fromServer || error.status === 0 ? error.message : 'Erreur inconnue';
}

/** Random id stored beside the draft: tabs that show the same draft share it, so the server dedupes their requests. */
function useWizardId({ area, key }: DraftPlace): { id: string; forget: () => void } {
  const place: DraftPlace = { area, key: `${key}.id` };
  const [id] = useState(() => {
    const kept = readDraft(place)?.value;
    if (typeof kept === 'string' && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    writeDraft(place, fresh, new Date());
    return fresh;
  });
  return { id, forget: () => clearDraft(place) };
}

/** Creates the offer once, even if the request is repeated; then the page moves on to the offers. */
function useJobCreation(place: DraftPlace, form: JobForm, clearForm: () => void, go: (step: number) => void) {
  const request = useCreateJob();
  const wizard = useWizardId(place);
  const [sent, setSent] = useState(false);
  const done = useRef(false);
  const create = (payload: CreateJobPayload) => {
    request.mutate(
      { ...payload, requestId: requestKey(wizard.id, payload) },
      {
        onSuccess: (job) => {
          done.current = true;
          setSent(true);
          clearForm();
          wizard.forget();
          toast.success("Offre d'emploi créée avec succès !");
          navigate(paths.jobs, { replace: true, state: { created: job.id } });
        },
        onError: (error) => {
          if (showServerErrors(form, error) && error instanceof ApiError) go(stepOf(error.fields[0]?.path ?? ''));
          toast.error(creationError(error), { duration: ERROR_TOAST_MS });
        },
      },
    );
  };
  return { create, busy: request.isPending || sent, isDone: () => done.current };
}

/** The answers of a finished step in one line, such as « Sage, Excel +1, 1-3 ans ». */
function summaryOf(step: number, { title, location, idealProfile }: JobValues): string {
  if (step === 0) return `${title}, ${location}`;
  const { skills, minExperienceYears } = idealProfile;
  const band = EXPERIENCE_BANDS.find(({ years }) => years === minExperienceYears)?.label;
  const more = skills.length > 2 ? ` +${skills.length - 2}` : '';
  return `${skills.slice(0, 2).join(', ')}${more}${band ? `, ${band}\u00A0ans` : ''}`;
}

function WizardSide({ index, values, savedAt }: { index: number; values: JobValues; savedAt: string | undefined }) {
  return (
    <aside className={styles.side}>
      <h1>Créer une offre</h1>
      <Steps
        current={index}
        steps={JOB_STEPS.map(({ label, hint }, at) => ({
          label,
          hint: at < index ? summaryOf(at, values) : hint,
        }))}
      />
      {savedAt && (
        <p className={cx('row middle gap-8 muted small', styles.saved)}>
          <CloudCheckIcon />
          Brouillon enregistré à {formatTime(savedAt)}
        </p>
      )}
    </aside>
  );
}

interface WizardButtonsProps {
  index: number;
  /** Number of answers that the step still lacks. */
  lacking: number;
  busy: boolean;
  onBack: () => void;
}

function WizardButtons({ index, lacking, busy, onBack }: WizardButtonsProps) {
  return (
    <>
      {index > 0 && (
        <Button variant="ghost" icon={<ArrowLeftIcon size={18} />} disabled={busy} onClick={onBack}>
          Retour
        </Button>
      )}
      <span className={cx('muted small', styles.missing)}>
        {lacking > 0 && `${counted(lacking, 'réponse')} ${lacking > 1 ? 'manquantes' : 'manquante'}`}
      </span>
      <Button
        type="submit"
        busy={busy}
        onPointerEnter={preloadSteps}
        onFocus={preloadSteps}
        icon={index === LAST_STEP ? <CheckIcon size={18} /> : undefined}
        iconEnd={index === LAST_STEP ? undefined : <ArrowRightIcon size={18} />}
      >
        {busy ? 'Création...' : index === LAST_STEP ? "Créer l'offre" : 'Continuer'}
      </Button>
    </>
  );
}

interface JobWizardProps {
  place: DraftPlace;
  /** The offer that is copied. */
  source?: { readonly title: string; readonly values: JobValues } | undefined;
}

export function JobWizard({ place, source }: JobWizardProps) {
  const settings = useSettings();
  const contact = useContactQuestion(settings.data);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<JobValues, unknown, CreateJobPayload>({
    resolver: domainResolver(createJobSchema, { prepare: toPayload }),
    defaultValues: overlay(
      source?.values ?? { ...EMPTY_JOB, location: settings.data?.city ?? '' },
      readDraft(place)?.value,
    ),
  });
  useClearOnEdit(form);
  const draft = useFormDraft(form, place);
  const values = useWatch({ control: form.control, compute: (all: JobValues) => all });
  const missing = missingAnswers(values);
  const open = missing.findIndex((count) => count > 0);
  const [index, go] = useStepParam(open < 0 ? LAST_STEP : open);
  const step = JOB_STEPS[index] ?? JOB_STEPS[0];
  const Fields = FIELDS[index] ?? JobBasicsFields;
  const creation = useJobCreation(place, form, draft.clear, go);
  const busy = creation.busy || contact.busy;

  const send = async (payload: CreateJobPayload) => {
    if (creation.isDone() || busy) return;
    if (!(await contact.settle())) return focusFirstInvalid(element.current);
    creation.create(payload);
  };
  // The step check skips the language because it has a default; only an old draft can hold an invalid one.
  const publish = () => form.handleSubmit(send, (errors) => errors.interviewLanguage && go(1))();

  const advance = async () => {
    if (!(await form.trigger(step.fields))) focusFirstInvalid(element.current);
    else if (index === LAST_STEP) await publish();
    else go(index + 1);
  };

  return (
    <div className={styles.page}>
      <WizardSide index={index} values={values} savedAt={draft.savedAt} />
      <JobFormCard
        element={element}
        index={index}
        step={step}
        onSubmit={() => void advance()}
        footer={<WizardButtons index={index} lacking={missing[index] ?? 0} busy={busy} onBack={() => go(index - 1)} />}
      >
        {source && index === 0 && (
          <p className={styles.note}>
            Copie de «{'\u00A0'}
            {source.title}
            {'\u00A0'}». Vérifiez chaque étape{'\u00A0'}: les questions sont rédigées à la publication.
          </p>
        )}
        <LazyAdvert form={form} offered={index === 0 && !source} />
        <Fields form={form} />
        {index === LAST_STEP && contact.field}
      </JobFormCard>
      <JobPreview values={values} company={settings.data?.name} />
    </div>
  );
}
