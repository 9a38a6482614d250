import { type TileCell, TileWall } from '@kafaa/ui/tiles.tsx';
import styles from './verify-wall.module.css';

export type WallState = 'loading' | 'success' | 'error';

const ROWS: readonly (readonly TileCell[])[] = [
  ['fleur', 'rose2', 'fleur5'],
  ['arcs3', 'missing', 'fleur2'],
  ['clous', 'fleur', 'rose'],
];

/** Shows the state of the confirmation as the tile in the middle: missing, then set. */
export function VerifyWall({ state }: { state: WallState }) {
  return (
    <div className={styles.wall}>
      <TileWall rows={ROWS} />
      {state === 'success' && (
        <div className={styles.tile}>
          <TileWall rows={[['k']]} />
        </div>
      )}
    </div>
  );
}
