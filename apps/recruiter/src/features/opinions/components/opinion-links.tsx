import { createOpinionLink } from '@kafaa/domain/opinions/api';
import { type OpinionVerdict, VERDICT_NAMES } from '@kafaa/domain/opinions/options';
import type { Opinion, OpinionLink, Opinions } from '@kafaa/domain/opinions/schema';
import { formatDate, formatDateTime } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import { useMay } from '#/lib/permissions';
import { useRevokeLink } from '../queries.ts';
import { CopyOpinionLink } from './copy-opinion-link.tsx';
import { OpinionLinkForm } from './opinion-link-form.tsx';
import styles from './opinions.module.css';

const TONES: Readonly<Record<OpinionVerdict, PillTone>> = { YES: 'ok', DISCUSS: 'pending', NO: 'rejected' };

function Given({ opinion: { name, verdict, sentence, at, recipient } }: { opinion: Opinion }) {
  return (
    <li className={styles.entry}>
      <p className="cluster middle gap-8">
        <b dir="auto">{name}</b> <Pill tone={TONES[verdict]}>{VERDICT_NAMES[verdict]}</Pill>
        <span className="muted small">
          {formatDateTime(at)}, par le lien pour <bdi>{recipient}</bdi>
        </span>
      </p>
      {sentence !== '' && (
        <p className={styles.text} dir="auto">
          {sentence}
        </p>
      )}
    </li>
  );
}

const ENDINGS = { ENDED: 'terminé', REVOKED: 'fermé' } as const;

function Link({ link, candidateId }: { link: OpinionLink; candidateId: string }) {
  const revoke = useRevokeLink(candidateId);
  const { id, url, recipient, by, state, createdAt, endsAt, candidates } = link;
  return (
    <li className={styles.entry}>
      <p className="small">
        Lien pour <bdi>{recipient}</bdi>
        {candidates > 1 && ` (${counted(candidates, 'candidat')})`}, créé par <bdi>{by}</bdi> le {formatDate(createdAt)}
        {state === 'OPEN' ? `, ouvert jusqu’au ${formatDate(endsAt)}.` : `, ${ENDINGS[state]}.`}
      </p>
      {url !== null && (
        <div className="cluster middle gap-8">
          <CopyOpinionLink url={url} recipient={recipient} />
          <Button variant="ghost" size="sm" busy={revoke.isPending} onClick={() => revoke.mutate(id)}>
            Fermer le lien
          </Button>
        </div>
      )}
    </li>
  );
}

/** The opinions that arrived by links, and the links themselves for those who may make them. */
export function OpinionLinks({
  candidateId,
  opinions: { links, opinions },
}: {
  candidateId: string;
  opinions: Opinions;
}) {
  const makes = useMay(createOpinionLink);
  if (!makes && opinions.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className="label">Avis par lien</h3>
      {opinions.length > 0 && (
        <ul className={styles.list}>
          {opinions.map((opinion) => (
            <Given key={`${opinion.name} ${opinion.at}`} opinion={opinion} />
          ))}
        </ul>
      )}
      {makes && (
        <details className={styles.fold}>
          <FoldSummary>
            Demander l’avis d’une personne sans compte{links.length > 0 && ` (${counted(links.length, 'lien')})`}
          </FoldSummary>
          <p className="muted small">
            La page résume l’entretien. L’avis de l’IA et le score sont repliés. On y répond Oui, À discuter ou Non.
          </p>
          <OpinionLinkForm candidateIds={[candidateId]} />
          {links.length > 0 && (
            <ul className={styles.list}>
              {links.map((link) => (
                <Link key={link.id} link={link} candidateId={candidateId} />
              ))}
            </ul>
          )}
        </details>
      )}
    </section>
  );
}
