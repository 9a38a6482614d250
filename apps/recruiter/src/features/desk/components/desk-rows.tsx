import { MAX_UNREAD } from '@kafaa/domain/desk/options';
import type { Desk, DeskBlock, DeskReply, LookBack, ToDecide } from '@kafaa/domain/desk/schema';
import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import { dayText } from '@kafaa/domain/jobs/promise-texts';
import { promiseState } from '@kafaa/domain/jobs/rules';
import { VERDICT_NAMES } from '@kafaa/domain/opinions/options';
import type { ReactNode } from 'react';
import { viewHref } from '#/features/candidates/components/filters';
import { ReopenAction } from '#/features/candidates/components/reopen-action.tsx';
import { useStageCommands } from '#/features/candidates/components/use-stages';
import { RecommendationPill } from '#/features/evaluations/components/recommendation-pill.tsx';
import { useScheduleLock } from '#/features/invitations/components/schedule-lock.tsx';
import { fullName } from '#/features/palette/components/commands';
import { formatDate, formatDateTime, formatRelative, formatShort } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import styles from './desk.module.css';

type Person = ToDecide['candidate'];
type Entry = Pick<ToDecide, 'jobId' | 'jobTitle' | 'at' | 'isNew'>;

const cardOf = ({ jobId }: Entry, { id }: Person) => viewHref({ job: jobId, candidate: id });

interface RowProps {
  entry: Entry;
  now: Date;
  /** The candidate; null for a row about the whole offer. */
  person: Person | null;
  /** Name of the event, shown before the time: « évaluation ». */
  event?: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A row of the desk: the candidate or the offer, the time, a text, and the actions. */
function Row({ entry, now, person, event, children, actions }: RowProps) {
  const { at, jobTitle, jobId, isNew } = entry;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h3>
          <AppLink href={person ? cardOf(entry, person) : viewHref({ job: jobId })}>
            <bdi>{person ? fullName(person) : jobTitle}</bdi>
          </AppLink>
          {isNew && (
            <span className={styles.new} title="Depuis votre dernière visite">
              <span className="sr-only">, nouveau</span>
            </span>
          )}
        </h3>
        <p>
          {person && `${jobTitle}, `}
          {event && `${event} `}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelative(at, now)}
          </time>
        </p>
      </div>
      <div className={styles.what}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

/** Appends the person's name to a button's label, for screen readers only. */
const Of = ({ person }: { person: Person }) => <span className="sr-only"> {fullName(person)}</span>;

export interface Deciding {
  /** Whether the person's role may invite and reject. */
  readonly decides: boolean;
  readonly onInvite: (item: ToDecide) => void;
  readonly onReject: (item: ToDecide) => void;
}

/** Text that says which answers to level before the evaluation opens. */
const closedText = (levelsLeft: number) =>
  `${levelsLeft === 1 ? 'Lisez encore une réponse et donnez-lui' : 'Lisez deux réponses et donnez-leur'} un niveau\u00A0: l’évaluation s’ouvre ensuite.`;

/** The promised day of an answer that is soon due or late. */
function Promised({ promisedBy, now }: { promisedBy: string; now: Date }) {
  const state = promiseState(promisedBy, now);
  if (state === 'AHEAD') return null;
  return (
    <p>
      <b>
        Réponse promise avant le {dayText(promisedBy)}, {state === 'BROKEN' ? 'en retard' : 'bientôt'}
      </b>
    </p>
  );
}

interface DecidingProps {
  item: ToDecide;
  deciding: Deciding;
}

/** Buttons that invite and reject a candidate. The first one shows a lock and the reason if the plan has no scheduling. */
function DecideButtons({ item, deciding: { onInvite, onReject } }: DecidingProps) {
  const { icon, reason } = useScheduleLock();
  const { candidate: person, recommendation } = item;
  return (
    <>
      <Button
        size="sm"
        variant={recommendation === 'À rencontrer' ? 'primary' : 'secondary'}
        icon={reason === undefined ? undefined : icon}
        title={reason}
        onClick={() => onInvite(item)}
      >
        Inviter
        <Of person={person} />
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onReject(item)}>
        Refuser
        <Of person={person} />
      </Button>
    </>
  );
}

/** Row of a candidate to decide on. While the evaluation is closed, the row offers only the link to the answers. */
export function ToDecideRow({ item, now, deciding }: DecidingProps & { now: Date }) {
  const { candidate: person, recommendation, reason, levelsLeft, promisedBy } = item;
  const closed = levelsLeft > 0;
  return (
    <Row
      entry={item}
      now={now}
      person={person}
      event="évaluation"
      actions={
        <>
          {closed && (
            <ButtonLink size="sm" href={paths.interviewChat(person.id)}>
              Lire ses réponses
              <Of person={person} />
            </ButtonLink>
          )}
          {deciding.decides && !closed && <DecideButtons item={item} deciding={deciding} />}
          {!closed && (
            <ButtonLink size="sm" variant={deciding.decides ? 'ghost' : 'secondary'} href={cardOf(item, person)}>
              Ouvrir
              <Of person={person} />
            </ButtonLink>
          )}
        </>
      }
    >
      {promisedBy && <Promised promisedBy={promisedBy} now={now} />}
      {closed && <p>{closedText(levelsLeft)}</p>}
      {recommendation && <RecommendationPill recommendation={recommendation} />}
      {reason && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
    </Row>
  );
}

function replyText({ kind, interviewAt, dueAt, opinion }: DeskReply): string {
  const meeting = interviewAt ? `${formatShort(interviewAt, COMPANY_ZONE)} (${COMPANY_ZONE_LABEL})` : '';
  switch (kind) {
    case 'ACCEPTED':
      return `Accepte le rendez-vous\u00A0: ${meeting}.`;
    case 'DECLINED':
      return interviewAt
        ? `Ne peut pas venir au rendez-vous\u00A0: ${meeting}.`
        : 'Aucun des créneaux ne lui convient.';
    case 'OUTCOME':
      return `Rendez-vous du ${meeting}\u00A0: a-t-il eu lieu\u202F?`;
    case 'CONTEST':
      return `Conteste son évaluation. Votre réponse est attendue avant le ${dueAt ? formatDate(dueAt) : ''}.`;
    case 'OPINION':
      return opinion ? `${opinion.name} a donné son avis\u00A0: ${VERDICT_NAMES[opinion.verdict]}.` : '';
  }
}

const REPLY_ACTIONS: Readonly<Record<DeskReply['kind'], string>> = {
  ACCEPTED: 'Voir le rendez-vous',
  DECLINED: 'Proposer une autre date',
  OUTCOME: 'Répondre',
  CONTEST: 'Lire et répondre',
  OPINION: 'Ouvrir la fiche',
};

export function ReplyRow({ item, now }: { item: DeskReply; now: Date }) {
  const { candidate: person, kind, note, opinion } = item;
  const meets = kind === 'ACCEPTED' || kind === 'DECLINED' || kind === 'OUTCOME';
  const href = meets ? `${paths.interviews}?candidat=${encodeURIComponent(person.id)}` : cardOf(item, person);
  return (
    <Row
      entry={item}
      now={now}
      person={person}
      event={kind === 'OUTCOME' ? 'rendez-vous' : 'réponse'}
      actions={
        <ButtonLink size="sm" variant="secondary" href={href}>
          {REPLY_ACTIONS[kind]}
          <Of person={person} />
        </ButtonLink>
      }
    >
      <p>{replyText(item)}</p>
      {note !== '' && (
        <p className={styles.reason} dir="auto">
          «{'\u00A0'}
          {note}
          {'\u00A0'}»
        </p>
      )}
      {opinion?.sentence && (
        <p className={styles.reason} dir="auto">
          {opinion.sentence}
        </p>
      )}
    </Row>
  );
}

const BLOCK_TEXTS: Readonly<Record<Exclude<DeskBlock['kind'], 'WAITING_LIST'>, string>> = {
  QUESTIONS_UNREAD: 'Questions pas encore relues. Elles ne changent plus dès le premier entretien.',
  MAIL_REFUSED: 'Son adresse refuse vos e-mails.',
  PERSON_ASKED: 'Demande qu’une personne lise ses réponses.',
  NOT_EVALUATED: 'Entretien terminé, sans évaluation.',
  TAKEN: 'A déjà passé cet entretien, puis effacé ses données.',
  LINK_EXPIRED: 'Son lien a expiré avant la fin de l’entretien.',
  LINK_ENDS: 'Son lien expire dans moins de 24\u00A0heures, l’entretien n’est pas fini.',
};

/** Sends one more reminder; the row then leaves the page, because the person cannot be reminded twice a day. */
function RemindButton({ person }: { person: Person }) {
  const { remind } = useStageCommands();
  return (
    <Button size="sm" variant="secondary" onClick={() => remind([person])}>
      Relancer
      <Of person={person} />
    </Button>
  );
}

function Remedy({ item, person }: { item: DeskBlock; person: Person }) {
  if (item.kind === 'LINK_EXPIRED' || item.kind === 'TAKEN') {
    const interviewState = item.kind === 'TAKEN' ? 'TAKEN' : 'EXPIRED';
    return (
      <ReopenAction
        variant="secondary"
        candidate={{ ...person, interviewState, status: 'PENDING', withdrawnAt: null }}
      />
    );
  }
  if (item.kind === 'LINK_ENDS') return <RemindButton person={person} />;
  const mail = item.kind === 'MAIL_REFUSED';
  return (
    <ButtonLink size="sm" variant="secondary" href={mail ? cardOf(item, person) : paths.interviewChat(person.id)}>
      {mail ? 'Corriger l’adresse' : 'Lire ses réponses'}
      <Of person={person} />
    </ButtonLink>
  );
}

export function BlockRow({ item, now }: { item: DeskBlock; now: Date }) {
  const { candidate: person, kind, waiting } = item;
  return (
    <Row
      entry={item}
      now={now}
      person={person}
      actions={
        person ? (
          <Remedy item={item} person={person} />
        ) : kind === 'QUESTIONS_UNREAD' ? (
          <ButtonLink size="sm" variant="secondary" href={paths.jobQuestions(item.jobId)}>
            Relire les questions
            <span className="sr-only">, {item.jobTitle}</span>
          </ButtonLink>
        ) : (
          <ButtonLink size="sm" variant="secondary" href={paths.pricing}>
            Voir les plans
          </ButtonLink>
        )
      }
    >
      <p>
        {kind === 'WAITING_LIST'
          ? `Offre complète\u00A0: ${counted(waiting, 'personne attend une place', 'personnes attendent une place')}.`
          : BLOCK_TEXTS[kind]}
      </p>
    </Row>
  );
}

export function LookBackRow({ item, now }: { item: LookBack; now: Date }) {
  const { candidate: person, day } = item;
  return (
    <Row
      entry={item}
      now={now}
      person={person}
      event="question"
      actions={
        <ButtonLink
          size="sm"
          variant="secondary"
          href={`${paths.dashboard}?vue=embauche&candidate=${encodeURIComponent(person.id)}`}
        >
          Répondre
          <Of person={person} />
        </ButtonLink>
      }
    >
      <p>
        {day} jours après l’embauche{'\u00A0'}: est-ce comme vous l’attendiez{'\u202F'}?
      </p>
    </Row>
  );
}

type Offers = Desk['offers'];
const SHOWN_OFFERS = 8;

/** Links to the offers with new candidates, then to a few others; the last link leads to all offers. */
export function OfferLinks({ offers }: { offers: Offers }) {
  const fresh = offers.filter(({ unread }) => unread > 0);
  const others = offers.filter(({ unread }) => unread === 0).slice(0, Math.max(0, SHOWN_OFFERS - fresh.length));
  return (
    <nav className={styles.offers} aria-label="Vos offres">
      {[...fresh, ...others].map(({ jobId, title, unread }) => (
        <AppLink key={jobId} href={viewHref({ job: jobId })}>
          {title}
          {unread > 0 && (
            <b>
              {unread > MAX_UNREAD ? `${MAX_UNREAD}+` : unread}
              <span className="sr-only"> {unread > 1 ? 'nouvelles évaluations' : 'nouvelle évaluation'}</span>
            </b>
          )}
        </AppLink>
      ))}
      <AppLink href={paths.dashboard}>Candidats par offre</AppLink>
    </nav>
  );
}
