import type { KeyReading as Reading } from '@kafaa/domain/jobs/schema';
import { keyLines } from '@kafaa/domain/jobs/texts';
import { cx } from '@kafaa/ui/class-names';
import { CheckIcon, SearchIcon, TriangleAlertIcon, XIcon } from '@kafaa/ui/icons.tsx';
import styles from './key-reading.module.css';

const SIGNS = {
  named: <CheckIcon />,
  denied: <XIcon />,
  flag: <TriangleAlertIcon />,
  'not-found': <SearchIcon />,
} as const;

/** Lists what the answer key found in an answer, each hit with its quote. */
export function KeyReading({ reading, className }: { reading: Reading; className?: string | undefined }) {
  return (
    <ul className={cx('grid gap-6', styles.reading, className)}>
      {keyLines(reading).map(({ found, label, text, quote }, index) => (
        <li key={index} data-found={found}>
          {SIGNS[found]}
          <span>
            <b>{label}.</b> <span dir="auto">{text}</span>
            {quote !== null && (
              <q>
                «{'\u00A0'}
                <bdi>{quote}</bdi>
                {'\u00A0'}»
              </q>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
