import { cx } from '@kafaa/ui/class-names';
import { sectorText, sectorWith } from '@kafaa/domain/companies/rules';
import { type OnboardingPayload, onboardingSchema } from '@kafaa/domain/companies/schema';
import { parseFields } from '@kafaa/domain/kernel/first-error';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type DraftPlace, overlay, readDraft } from '@kafaa/web-kit/draft';
import { focusFirstInvalid, showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { navigate } from '#/lib/place';
import { paths } from '@kafaa/web-kit/paths';
import { setOnBoardingStatus } from '@kafaa/web-kit/session';
import { toast } from '@kafaa/web-kit/toast';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { useFormDraft } from '#/lib/use-form-draft';
import { useStepParam } from '#/lib/use-step-param';
import { Button } from '@kafaa/ui/button.tsx';
import { ArrowRightIcon, CheckIcon } from '@kafaa/ui/icons.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { ProgressBar, Steps } from '@kafaa/ui/steps.tsx';
import { useCompleteOnboarding } from '../queries.ts';
import { CompanyWall } from './company-wall.tsx';
import { OnboardingFields, type OnboardingValues } from './onboarding-fields.tsx';
import { ONBOARDING_STEPS } from './onboarding-steps.ts';
import styles from './onboarding-wizard.module.css';

const REDIRECT_MS = 2000;
const COUNT = ONBOARDING_STEPS.length;

/** The chosen sector with the company's own words, as it is stored. */
const withSector = <V extends Pick<OnboardingValues, 'industry' | 'otherSector'>>({ otherSector, ...values }: V) => ({
  ...values,
  industry: sectorWith(values.industry, otherSector),
});

/** Index of the first step without a valid answer; the number of steps if all have one. */
function firstOpenStep(values: OnboardingValues): number {
  const result = parseFields(onboardingSchema, withSector(values));
  if (result.ok) return COUNT;
  const open = new Set(result.faults.map(({ path }) => path.split('.')[0]));
  return ONBOARDING_STEPS.findIndex(({ field }) => open.has(field));
}

/** The summary shown under a finished step's name. */
function chosen(values: OnboardingValues, index: number): string | undefined {
  const field = ONBOARDING_STEPS[index]?.field;
  if (!field) return undefined;
  const value = field === 'industry' ? sectorText(withSector(values).industry) : values[field];
  const words = typeof value === 'string' ? value.trim() : value.join(', ');
  return words.length > 60 ? `${words.slice(0, 58).trimEnd()}…` : words || undefined;
}

/** The form with its draft; after a successful submission the page moves on to the prices. */
function useOnboardingForm(initial: OnboardingValues, place: DraftPlace) {
  const complete = useCompleteOnboarding();
  const form = useForm<OnboardingValues, unknown, OnboardingPayload>({
    resolver: domainResolver(onboardingSchema, { prepare: withSector }),
    defaultValues: overlay(initial, readDraft(place)?.value),
  });
  useClearOnEdit(form);
  const draft = useFormDraft(form, place);
  const { isPending, isSuccess } = complete;

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => navigate(paths.pricing), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess]);

  const finish = form.handleSubmit((payload) => {
    if (isSuccess) return;
    complete.mutate(payload, {
      onSuccess: () => {
        draft.clear();
        setOnBoardingStatus('COMPLETED');
        toast.success('Configuration terminée avec succès !');
      },
      onError: (error) => {
        showServerErrors(form, error);
        toast.error('Échec de la configuration. Veuillez réessayer.');
      },
    });
  });

  return { form, finish, isPending, isSuccess };
}

/** Moves the focus to the heading when the step changes. */
function useFocusOnStep(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [index]);
  return heading;
}

interface StepButtonsProps {
  index: number;
  isPending: boolean;
  isSuccess: boolean;
  onBack: () => void;
}

function StepButtons({ index, isPending, isSuccess, onBack }: StepButtonsProps) {
  const last = index === COUNT - 1;
  return (
    <footer className={cx('row middle gap-12', styles.foot)}>
      {index > 0 && (
        <Button variant="ghost" icon={<ArrowLeftIcon size={18} />} disabled={isPending || isSuccess} onClick={onBack}>
          Retour
        </Button>
      )}
      <Button
        type="submit"
        busy={isPending || isSuccess}
        icon={last ? <CheckIcon size={18} /> : undefined}
        iconEnd={last ? undefined : <ArrowRightIcon size={18} />}
        className={styles.next}
      >
        {isPending ? 'Traitement...' : last ? 'Terminer la configuration' : 'Continuer'}
      </Button>
    </footer>
  );
}

export function OnboardingWizard({ initial, place }: { initial: OnboardingValues; place: DraftPlace }) {
  const element = useRef<HTMLFormElement>(null);
  const { form, finish, isPending, isSuccess } = useOnboardingForm(initial, place);
  const values = useWatch({ control: form.control, compute: (all: OnboardingValues) => all });
  const open = firstOpenStep(values);
  const [index, go] = useStepParam(Math.min(open, COUNT - 1));
  const step = ONBOARDING_STEPS[index] ?? ONBOARDING_STEPS[0];
  const last = index === COUNT - 1;
  const heading = useFocusOnStep(index);

  const advance = async () => {
    if (!(await form.trigger(step.field))) focusFirstInvalid(element.current);
    else if (last) await finish();
    else go(index + 1);
  };

  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <h1>Votre entreprise</h1>
        <Steps
          current={isSuccess ? COUNT : index}
          steps={ONBOARDING_STEPS.map(({ label }, at) => ({
            label,
            hint: at < index ? chosen(values, at) : undefined,
          }))}
        />
        <div className={styles.wall}>
          <CompanyWall done={isSuccess ? COUNT : Math.min(open, index + 1)} />
        </div>
      </aside>
      <form
        ref={element}
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void advance();
        }}
      >
        <ProgressBar value={index + 1} max={COUNT} label={`Étape ${index + 1} sur ${COUNT}`} />
        <div className={styles.body}>
          <p className={cx('muted small', styles.count)}>
            Étape {index + 1} sur {COUNT}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {step.title}
          </h2>
          <p className={styles.lead}>{step.lead}</p>
          <OnboardingFields field={step.field} form={form} />
        </div>
        <StepButtons index={index} isPending={isPending} isSuccess={isSuccess} onBack={() => go(index - 1)} />
      </form>
    </div>
  );
}
