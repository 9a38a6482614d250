import { cx } from '@kafaa/ui/class-names';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { createJobSchema, type CreateJobPayload, type Job, type UpdatedJob } from '@kafaa/domain/jobs/schema';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSettings } from '#/features/companies/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { focusFirstInvalid, showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { navigate } from '#/lib/place';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { useStepParam } from '#/lib/use-step-param';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { SaveIcon } from '@kafaa/ui/save-icon.tsx';
import { ArrowRightIcon } from '@kafaa/ui/icons.tsx';
import { ArrowLeftIcon, LockIcon } from '@kafaa/ui/page-icons.tsx';
import { Steps } from '@kafaa/ui/steps.tsx';
import { useUpdateJob } from '../queries.ts';
import { JobBasicsFields } from './job-basics-fields.tsx';
import { JOB_STEPS, type JobValues, LAST_STEP, stepOf, toPayload, valuesOf } from './job-form.ts';
import { JobFormCard } from './job-form-card.tsx';
import type { JobForm } from './job-form-parts.ts';
import { JobPreview } from './job-preview.tsx';
import styles from './job-wizard.module.css';
import { LazyPreferences, LazyRequirements, preloadSteps } from './lazy-steps.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LockedProfile } from './locked-profile.tsx';
import { RewriteDialog, type Rewrite } from './rewrite-dialog.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const FIELDS = [JobBasicsFields, LazyRequirements, LazyPreferences] as const;
const LOCKED_TOAST_MS = 8000;

/** Saves the offer. If its questions may be rewritten, `saved` has the details, and `rewrite` sends the recruiter's choice. */
function useJobUpdate(job: Job, form: JobForm, go: (step: number) => void) {
  const update = useUpdateJob(job.id);
  const [saved, setSaved] = useState<UpdatedJob['rewritable']>();

  const leave = (path: string) => navigate(path, { replace: true, state: { seen: job.id } });
  const bodyOf = ({ requestId: _, ...payload }: CreateJobPayload) => {
    const { idealProfile, interviewLanguage, emphasis, indispensableSkills, asksForWriting, ...basics } = payload;
    const measure = { idealProfile, interviewLanguage, emphasis, indispensableSkills, asksForWriting };
    return job.profileLocked ? basics : { ...basics, ...measure };
  };

  const save = (payload: CreateJobPayload) => {
    if (update.isPending) return;
    update.mutate(bodyOf(payload), {
      onSuccess: ({ rewritable }) => {
        toast.success('Offre modifiée');
        setSaved(rewritable);
        if (!rewritable) leave(paths.jobs);
      },
      onError: (error) => {
        if (showServerErrors(form, error)) go(stepOf(error.fields[0]?.path ?? ''));
        const begun = error.code === 'PROFILE_LOCKED' || error.code === 'WEIGHTS_LOCKED';
        toast.error(errorMessage(error, 'L’offre n’a pas pu être modifiée. Veuillez réessayer.'), {
          duration: begun ? LOCKED_TOAST_MS : undefined,
        });
      },
    });
  };
  const rewrite = (how: Rewrite) => {
    if (how === 'NONE') return leave(paths.jobs);
    return void form.handleSubmit((payload) =>
      update.mutate(
        { ...bodyOf(payload), rewriteQuestions: how },
        {
          onSuccess: () => {
            toast.success('Questions réécrites');
            leave(paths.jobQuestions(job.id));
          },
          onError: (error) => toast.error(errorMessage(error, 'Les questions n’ont pas pu être réécrites.')),
        },
      ),
    )();
  };

  return { update, saved, save, rewrite };
}

interface EditorSideProps {
  job: Job;
  index: number;
  isDirty: boolean;
}

function EditorSide({ job, index, isDirty }: EditorSideProps) {
  const path = paths.editJob(job.id);
  return (
    <aside className={styles.side}>
      <h1>Modifier l’offre</h1>
      {job.profileLocked ? (
        <p className={cx('row gap-10 small', styles.lockNote)}>
          <LockIcon size={18} />
          <span>{jobErrors.PROFILE_LOCKED.message}</span>
        </p>
      ) : (
        <Steps
          current={index}
          steps={JOB_STEPS.map(({ label, hint }, at) => ({
            label,
            hint,
            href: at === 0 ? path : `${path}?etape=${at + 1}`,
          }))}
        />
      )}
      {isDirty && (
        <p className={cx('row middle gap-8 muted small', styles.saved)} role="status">
          Modifications non enregistrées
        </p>
      )}
    </aside>
  );
}

interface EditorButtonsProps {
  index: number;
  locked: boolean;
  busy: boolean;
  go: (step: number) => void;
}

function EditorButtons({ index, locked, busy, go }: EditorButtonsProps) {
  return (
    <>
      {index > 0 ? (
        <Button variant="ghost" icon={<ArrowLeftIcon size={18} />} onClick={() => go(index - 1)}>
          Retour
        </Button>
      ) : (
        <ButtonLink variant="ghost" href="/Jobs">
          Annuler
        </ButtonLink>
      )}
      <span className={cx('muted small', styles.missing)} />
      {!locked && index < LAST_STEP && (
        <Button variant="secondary" iconEnd={<ArrowRightIcon size={18} />} onClick={() => go(index + 1)}>
          Continuer
        </Button>
      )}
      <Button type="submit" busy={busy} icon={<SaveIcon size={18} />}>
        {busy ? 'Enregistrement...' : 'Enregistrer'}
      </Button>
    </>
  );
}

/** The wizard's three steps for an existing offer; each can be opened, and saved from, at any time. */
export function JobEditor({ job }: { job: Job }) {
  const settings = useSettings();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<JobValues, unknown, CreateJobPayload>({
    resolver: domainResolver(createJobSchema, { prepare: toPayload }),
    defaultValues: valuesOf(job),
  });
  useClearOnEdit(form);
  const values = useWatch({ control: form.control, compute: (all: JobValues) => all });
  const { isDirty } = form.formState;
  const locked = job.profileLocked;
  const [asked, go] = useStepParam(locked ? 0 : LAST_STEP);
  const index = locked ? 0 : asked;
  const step = JOB_STEPS[index] ?? JOB_STEPS[0];
  const Fields = FIELDS[index] ?? JobBasicsFields;
  // All steps are preloaded, because any of them may be opened or contain the first invalid field.
  useEffect(preloadSteps, []);
  const { update, saved, save, rewrite } = useJobUpdate(job, form, go);
  const guard = useUnsavedGuard(isDirty && saved === undefined && !update.isPending);

  const submit = () =>
    form.handleSubmit(save, (errors) => {
      const wrong = JOB_STEPS.findIndex(({ fields }) => fields.some((field) => form.getFieldState(field).invalid));
      if (wrong >= 0 && wrong !== index && !locked) go(wrong);
      else if (errors.interviewLanguage && !locked) go(1);
      focusFirstInvalid(element.current);
    })();

  return (
    <div className={styles.page}>
      <EditorSide job={job} index={index} isDirty={isDirty} />
      <JobFormCard
        element={element}
        index={index}
        step={step}
        onSubmit={() => void submit()}
        footerClass={styles.edit}
        footer={<EditorButtons index={index} locked={locked} busy={update.isPending} go={go} />}
      >
        <Fields form={form} />
        {locked && <LockedProfile job={job} />}
      </JobFormCard>
      <JobPreview values={values} company={settings.data?.name} published />
      <RewriteDialog
        open={Boolean(saved)}
        own={saved?.own ?? 0}
        busy={update.isPending}
        languageChanged={values.interviewLanguage !== form.formState.defaultValues?.interviewLanguage}
        onChoose={rewrite}
      />
      <LeaveDialog open={guard.asked} onStay={guard.stay} onLeave={guard.leave}>
        Les modifications de cette offre ne sont pas encore enregistrées.
      </LeaveDialog>
    </div>
  );
}
