import { type TileCell, TileWall } from '@kafaa/ui/tiles.tsx';
import styles from './company-wall.module.css';
import { ONBOARDING_STEPS } from './onboarding-steps.ts';

const tile = (index: number, done: number): TileCell =>
  index < done ? (ONBOARDING_STEPS[index]?.tile ?? null) : 'missing';

/** The company's sun, one quarter per completed step. */
export function CompanyWall({ done }: { done: number }) {
  const rows: TileCell[][] = [
    [tile(0, done), tile(1, done)],
    [tile(2, done), tile(3, done)],
  ];
  return (
    <div className={styles.wall}>
      <TileWall rows={rows} />
    </div>
  );
}
