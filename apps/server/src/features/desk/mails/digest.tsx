import type { Recommendation } from '@kafaa/domain/evaluations/options';
import type { Config } from '#/config';
import { MailLink, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

/** State of a candidate in the mail: the recommendation, a closed evaluation, or none because a person must read the interview. */
type DigestState = Recommendation | 'CLOSED' | 'TO_READ';

export interface DigestOffer {
  readonly jobId: string;
  readonly job: string;
  readonly count: number;
  /** Whether the offer has more finished interviews than `count`. */
  readonly more: boolean;
  readonly named: readonly {
    readonly candidateId: string;
    readonly candidate: string;
    readonly state: DigestState;
  }[];
}

/** Maximum number of offers in the mail; the others are on the desk only. */
const MAX_OFFERS = 20;

const STATES = { CLOSED: 'deux réponses à lire d’abord', TO_READ: 'à lire vous-même, sans score' } as const;
const stateText = (state: DigestState): string => (state === 'CLOSED' || state === 'TO_READ' ? STATES[state] : state);

const interviews = ({ count, more }: Pick<DigestOffer, 'count' | 'more'>): string =>
  `${count} entretien${count > 1 ? 's terminés' : ' terminé'}${more ? ' ou plus' : ''}`;

function Offer({ config, offer }: { config: Config; offer: DigestOffer }) {
  const { jobId, job, named, count, more } = plainNames(offer);
  const href = `${config.publicUrl}/Dashboard?job=${jobId}`;
  const rest = count - named.length;
  return (
    <>
      <Paragraph>
        <strong>{job}</strong>
        {'\u00a0'}: {interviews({ count, more })}
      </Paragraph>
      {named.map((one) => {
        const { candidate, candidateId, state } = plainNames(one);
        return (
          <Paragraph key={candidateId}>
            <MailLink href={`${href}&candidate=${candidateId}`}>{candidate}</MailLink>
            {'\u00a0'}: {stateText(state)}
          </Paragraph>
        );
      })}
      {rest > 0 && (
        <Paragraph>
          <MailLink href={href}>
            Et {rest} autre{rest > 1 ? 's' : ''}
            {more && ' ou plus'}
          </MailLink>
        </Paragraph>
      )}
    </>
  );
}

/**
 * Mail to a person of the company, once a day, with the finished interviews of the offers that this person may see. Each named candidate
 * has a link with the id, by which an erasure finds and deletes the mail.
 */
export function digestMail(config: Config, { offers }: { offers: readonly DigestOffer[] }) {
  const count = offers.reduce((sum, offer) => sum + offer.count, 0);
  const title = `${interviews({ count, more: offers.some(({ more }) => more) })} à regarder`;
  const others = offers.length - MAX_OFFERS;
  return renderMail({
    config,
    subject: title,
    preview: offers
      .slice(0, 3)
      .map((offer) => plainNames({ job: offer.job }).job)
      .join(', '),
    title,
    action: { label: 'Ouvrir «\u00a0À traiter\u00a0»', href: `${config.publicUrl}/Dashboard?vue=a-traiter` },
    otherwise: {
      label: 'Recevoir ces e-mails autrement, ou ne plus les recevoir',
      href: `${config.publicUrl}/Settings?section=emails`,
    },
    because: 'Vous recevez ce résumé une fois par jour au plus, parce que vous recrutez pour ces offres.',
    children: (
      <>
        {offers.slice(0, MAX_OFFERS).map((offer) => (
          <Offer key={offer.jobId} config={config} offer={offer} />
        ))}
        {others > 0 && (
          <Paragraph>
            Et {others} autre{others > 1 ? 's offres' : ' offre'}, dans «{'\u00a0'}À traiter{'\u00a0'}».
          </Paragraph>
        )}
        <Paragraph>Les offres que vous avez ouvertes depuis n’y sont pas.</Paragraph>
      </>
    ),
  });
}
