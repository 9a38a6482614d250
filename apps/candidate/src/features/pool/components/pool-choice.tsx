import { choosePool } from '@kafaa/domain/pool/api';
import { POOL_CONSENT_VERSION } from '@kafaa/domain/pool/options';
import type { PoolChoice as Choice, PoolConsent } from '@kafaa/domain/pool/schema';
import { POOL_FREE, poolSentence } from '@kafaa/domain/pool/texts';
import { useRef, useState } from 'react';
import { attempt } from '@kafaa/web-kit/api';
import { formatDate } from '@kafaa/web-kit/dates';
import styles from './pool-choice.module.css';

interface PoolChoiceProps {
  /** Link to the candidate's own data. */
  readonly link: string;
  readonly companyName: string;
  readonly pool: PoolConsent | null;
  readonly onChange: (pool: PoolConsent | null) => void;
}

/** The box by which a candidate accepts to be contacted for other offers, saved as soon as it is ticked or unticked. */
export function PoolChoice({ link, companyName, pool, onChange }: PoolChoiceProps) {
  const [consent, setConsent] = useState(pool);
  const [problem, setProblem] = useState<string>();
  /** The choice that is being saved: the box shows it at once. */
  const [wanted, setWanted] = useState<boolean>();
  const saving = useRef(false);
  async function choose(agreed: boolean): Promise<void> {
    if (saving.current) return;
    saving.current = true;
    setWanted(agreed);
    setProblem(undefined);
    const body: Choice = agreed ? { agreed, version: POOL_CONSENT_VERSION } : { agreed };
    const answer = await attempt(choosePool, { params: { link }, body });
    saving.current = false;
    setWanted(undefined);
    if (!answer.ok) {
      setProblem(answer.failure.message || 'Votre choix n’a pas pu être enregistré. Vérifiez votre réseau.');
      return;
    }
    setConsent(answer.value.pool);
    onChange(answer.value.pool);
  }
  return (
    <div className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={wanted ?? consent !== null}
          onChange={({ target }) => void choose(target.checked)}
        />
        <span>{poolSentence(companyName)}</span>
      </label>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p role="status">
        {consent
          ? `C’est noté. Votre accord prend fin le ${formatDate(consent.endsAt)}. Pour le retirer avant, décochez la case.`
          : POOL_FREE}
      </p>
    </div>
  );
}
