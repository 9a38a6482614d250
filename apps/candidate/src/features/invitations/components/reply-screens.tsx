import type { ReplyView } from '@kafaa/domain/invitations/schema';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import { ResultScreen } from '#/features/candidates/components/result-screen.tsx';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { EMPTY_WALLS } from '@kafaa/ui/tile-art';
import styles from './reply-screens.module.css';

export function ReplyLoading() {
  return (
    <div className={styles.loading} role="status">
      <h1 className="sr-only">Chargement...</h1>
      <Skeleton width="60%" height={22} />
      <Skeleton width="90%" height={40} />
      <Skeleton height={150} shape="block" />
      <Skeleton height={120} shape="block" />
      <Skeleton height={52} shape="block" />
    </div>
  );
}

/** Screen for a link that is unknown or truncated. */
export function UnknownLink({ message }: { message: string }) {
  return (
    <ResultScreen art={EMPTY_WALLS.notFound} title="Invitation introuvable">
      <p>{message}</p>
      <p>Si le lien vient d’un message copié, vérifiez qu’il est entier.</p>
    </ResultScreen>
  );
}

const when = ({ interviewDate }: ReplyView) => `${formatDateTime(interviewDate, COMPANY_ZONE)} (${COMPANY_ZONE_LABEL})`;

export function WithdrawnScreen({ view }: { view: ReplyView }) {
  return (
    <ResultScreen art={EMPTY_WALLS.blocked} title="Cet entretien est annulé">
      <p>
        Votre rendez-vous avec {view.companyName} du <b>{when(view)}</b>, pour le poste {view.jobTitle}, n’a plus lieu.
        Vous n’avez rien à faire.
      </p>
      <p>Si une nouvelle date est prévue, vous recevrez un autre e-mail.</p>
    </ResultScreen>
  );
}

export function PastScreen({ view }: { view: ReplyView }) {
  return (
    <ResultScreen art={EMPTY_WALLS.waiting} title="L’heure de l’entretien est passée">
      <p>
        {view.reply === 'DECLINED'
          ? `${view.companyName} vous proposait un entretien, et vous avez dit non. La dernière date était le `
          : `Votre rendez-vous avec ${view.companyName} était le `}
        <b>{when(view)}</b>. La réponse ne peut plus changer.
      </p>
      <p>
        Une question{'\u202F'}? Répondez à l’e-mail d’invitation, ou appelez {view.companyName} au{' '}
        <a href={`tel:+216${view.companyPhone}`}>{spacedPhone(view.companyPhone)}</a>.
      </p>
    </ResultScreen>
  );
}
