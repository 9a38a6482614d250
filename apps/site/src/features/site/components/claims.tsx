import styles from './claims.module.css';

const TEXTS = ['de mauvais recrutements en moins', 'de temps de tri en moins', 'de clients satisfaits'];
const LEAVES = 20;

/** A scale with one leaf per five percent. */
function LeafScale({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 292 16" aria-hidden="true">
      {Array.from({ length: LEAVES }, (_, index) => (
        <path
          key={index}
          className={index < Math.round((percent / 100) * LEAVES) ? styles.full : styles.empty}
          transform={`translate(${index * 14.5} 0)`}
          d="M2 15A15 15 0 0 1 14 1 15 15 0 0 1 2 15z"
        />
      ))}
    </svg>
  );
}

/** The operator's claims, in percent and in the order of `TEXTS`; a claim of zero is left out. */
export function Claims({ percents }: { percents: readonly number[] }) {
  const shown = TEXTS.map((text, index) => ({ text, percent: percents[index] ?? 0 })).filter(
    ({ percent }) => percent > 0,
  );
  if (shown.length === 0) return null;
  return (
    <section className={styles.band} aria-label="Résultats">
      <ul className={styles.claims}>
        {shown.map(({ text, percent }) => (
          <li key={text}>
            <b>{percent} %</b>
            <p>{text}</p>
            <LeafScale percent={percent} />
          </li>
        ))}
      </ul>
    </section>
  );
}
