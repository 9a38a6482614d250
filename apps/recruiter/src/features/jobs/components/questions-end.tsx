import { ArrowRightIcon } from '@kafaa/ui/icons.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { paths } from '@kafaa/web-kit/paths';
import { navigate } from '#/lib/place';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './questions-end.module.css';

interface QuestionsEndProps {
  jobId: string;
  title: string;
  /** Whether no interview has begun, so that the link may still be unshared. */
  toShare: boolean;
}

/** End of the reading: returns to the offer in the list, and copies the offer's link while no interview has begun. */
export function QuestionsEnd({ jobId, title, toShare }: QuestionsEndProps) {
  return (
    <section className={cx('grid gap-12', styles.end)} aria-labelledby="questions-end">
      <div>
        <h2 id="questions-end">Vous avez tout lu</h2>
        <p className="muted small">
          {toShare
            ? 'Si les questions vous conviennent, partagez le lien de l’offre. Vous pouvez encore les changer jusqu’au premier entretien.'
            : 'Les candidats répondent à ces questions, dans cet ordre.'}
        </p>
      </div>
      <div className={cx('cluster gap-8', styles.actions)}>
        <Button size="sm" iconEnd={<ArrowRightIcon />} onClick={() => navigate(paths.jobs, { state: { seen: jobId } })}>
          C’est bon, revenir à l’offre
        </Button>
        {toShare && <CopyLinkButton jobId={jobId} title={title} />}
      </div>
    </section>
  );
}
