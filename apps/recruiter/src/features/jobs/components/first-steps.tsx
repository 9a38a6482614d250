import type { ReactNode } from 'react';
import { useSubscriptions } from '#/features/plans/queries';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { CheckIcon, XIcon } from '@kafaa/ui/icons.tsx';
import styles from './first-steps.module.css';
import { firstSteps } from './first-steps-done.ts';
import type { JobEntry } from './job-facts.ts';
import { useDismissed } from './use-dismissed.ts';

function Step({ done, next, href, children }: { done: boolean; next: boolean; href: string; children: ReactNode }) {
  return (
    <li data-done={done} aria-current={next ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {done && <CheckIcon size={14} />}
      </span>
      {next ? <AppLink href={href}>{children}</AppLink> : <span>{children}</span>}
      <span className="sr-only">{done ? ', fait' : ', à faire'}</span>
    </li>
  );
}

/** Lists the steps from the company's description to the shared link; the next step is a link. */
export function FirstSteps({ entries }: { entries: readonly JobEntry[] }) {
  const [dismissed, dismiss] = useDismissed('first-steps');
  const { data: subscriptions } = useSubscriptions();
  if (dismissed || !subscriptions) return null;
  const steps = firstSteps(entries, subscriptions);
  const next = steps.findIndex(({ done }) => !done);
  const job = entries[0]?.job;
  const hrefs = [paths.onBoarding, paths.pricing, paths.createJob, job ? paths.jobQuestions(job.id) : '', paths.jobs];
  return (
    <section className={styles.steps} aria-labelledby="first-steps" data-clear="">
      <h2 id="first-steps">Vos premiers pas</h2>
      <ol>
        {steps.map(({ label, done }, at) => (
          <Step key={label} done={done} next={at === next} href={hrefs[at] ?? ''}>
            {label}
          </Step>
        ))}
      </ol>
      <Button variant="ghost" size="sm" icon={<XIcon />} onClick={dismiss}>
        Masquer
      </Button>
    </section>
  );
}
