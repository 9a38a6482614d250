import tilesUrl from './art/tiles.svg';
import { cx } from './class-names.ts';
import styles from './tiles.module.css';

/** The tiles drawn in art/tiles.svg. */
export type TileName =
  | `fleur${'' | 2 | 3 | 4 | 5}`
  | `soleil${'' | 2 | 3}`
  | `rose${'' | 2}`
  | `diag${'' | 2}`
  | `arcs${'' | 2 | 3 | 4}`
  | `clous${'' | 2}`
  | `uni-${'bleu' | 'ciel' | 'ocre' | 'chaux' | 'ink' | 'vert' | 'sable' | 'deep'}`
  | 'k';

/** A tile, a tile turned by quarter turns (« soleil2@270 »), the missing tile, or nothing. */
export type TileCell = TileName | `${TileName}@${90 | 180 | 270}` | 'missing' | null;

export interface TileWallProps {
  /** Rows from top to bottom; all of the same length. */
  rows: readonly (readonly TileCell[])[];
  className?: string;
}

/**
 * A wall of tiles with 3 % joints. It is decorative, so it is hidden from assistive technology. The drawings are one
 * small separate file, loaded when the network allows.
 */
export function TileWall({ rows, className }: TileWallProps) {
  const columns = rows[0]?.length ?? 0;
  return (
    <svg
      className={cx(styles.wall, className)}
      // Cropped by half a joint, so that the tiles touch the edge.
      viewBox={`1.5 1.5 ${columns * 100 - 3} ${rows.length * 100 - 3}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {rows.flatMap((row, y) =>
        row.map((cell, x) => {
          const key = `${x}-${y}`;
          if (cell === null) return null;
          if (cell === 'missing') {
            return <rect key={key} className={styles.missing} x={x * 100 + 6} y={y * 100 + 6} width="88" height="88" />;
          }
          const [name, turn = '0'] = cell.split('@');
          return (
            <g key={key} transform={`translate(${x * 100 + 1.5} ${y * 100 + 1.5}) rotate(${turn} 48.5 48.5)`}>
              <use href={`${tilesUrl}#t-${name}`} width="97" height="97" />
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** One tile without its joint, for a wall that a page lays out with its own grid. */
export function Tile({ cell, className }: { cell: Exclude<TileCell, 'missing' | null>; className?: string }) {
  const [name, turn] = cell.split('@');
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use
        href={`${tilesUrl}#t-${name}`}
        width="100"
        height="100"
        transform={turn === undefined ? undefined : `rotate(${turn} 50 50)`}
      />
    </svg>
  );
}
