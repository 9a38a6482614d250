import type { InterviewMails } from '@kafaa/domain/auth/options';
import { MAX_NAMED, MAX_UNREAD } from '@kafaa/domain/desk/options';
import { newsSince, newsUntil, oldestNews, usualInterviewMails } from '@kafaa/domain/desk/rules';
import type { InterviewMailsSetting } from '@kafaa/domain/desk/schema';
import { tunisDay } from '@kafaa/domain/jobs/rules';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { errorSummary } from '#/platform/diagnostics/failures';
import type { Session } from '#/platform/http/route';
import { readFirstSince } from '../companies/service.ts';
import { secondOfferAt } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { planAllows } from '../plans/service.ts';
import { type DigestOffer, digestMail } from './mails/digest.tsx';
import { recommendationOf } from './service.ts';
import * as store from './store.ts';

export async function getInterviewMails(deps: Deps, { companyId, userId }: Session): Promise<InterviewMailsSetting> {
  const found = await store.findInterviewMails(deps.db, { companyId, userId });
  if (!found) throw new Error('invariant: the session has no user row (desk.getInterviewMails)');
  return present(found.choice, found.severalSince !== null);
}

const present = (choice: InterviewMails | null, severalOffers: boolean): InterviewMailsSetting => ({
  choice: choice ?? usualInterviewMails(severalOffers),
  own: choice !== null,
});

/**
 * Saves when a person gets mails about interviews. A new choice of the digest starts with later interviews; for a person who already gets
 * the digest it continues without a gap. Repeating the choice changes nothing.
 */
export async function chooseInterviewMails(
  deps: Deps,
  { companyId, userId }: Session,
  choice: InterviewMails,
): Promise<InterviewMailsSetting> {
  const key = { companyId, userId };
  const before = await store.findInterviewMails(deps.db, key);
  if (!before || before.choice === choice) return { choice, own: true };
  const now = deps.clock.now();
  const severalSince = before.severalSince === null ? null : new Date(before.severalSince);
  const goesOn = choice === 'DAILY' && present(before.choice, severalSince !== null).choice === 'DAILY';
  const from = goesOn ? newsSince(now, { from: before.digestFrom, severalSince }) : now;
  await store.saveInterviewMails(deps.db, { ...key, choice, from });
  return { choice, own: true };
}

/**
 * Daily task: mails each person who gets the digest and has news. A second run on the same day sends nothing twice. A failing company does
 * not stop the others; the task fails at its end, so that it is retried.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  const companies = await store.findNewsUnscoped(deps.db, oldestNews(deps.clock.now()));
  const faults: unknown[] = [];
  for (const companyId of companies) {
    try {
      await sendDigestsOf(deps, companyId);
    } catch (error) {
      deps.log.error({ fault: errorSummary(error) }, 'the daily mails of a company could not be written');
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}

interface CompanyFacts {
  readonly companyId: CompanyId;
  readonly severalSince: Date | null;
  readonly readsFirst: boolean;
  readonly passages: boolean;
}
type DigestReader = Awaited<ReturnType<typeof store.listDigestReaders>>[number];

async function sendDigestsOf(deps: Deps, companyId: CompanyId): Promise<void> {
  const severalSince = await secondOfferAt(deps.db, companyId);
  const passages = await planAllows(deps, companyId, 'TRANSCRIPTS');
  const readsFirst = passages && (await readFirstSince(deps.db, companyId)) !== null;
  const readers = await store.listDigestReaders(deps.db, { companyId });
  const daily = readers.filter(({ choice }) => present(choice, severalSince !== null).choice === 'DAILY');
  for (const reader of daily) await sendDigest(deps, { companyId, severalSince, readsFirst, passages }, reader);
}

/**
 * Writes one person's digest. The day is marked as sent in the transaction that writes the mail, so that neither is kept without the other.
 * The named candidates are locked until the commit: a concurrent erasure would not see this mail, which it must delete.
 */
async function sendDigest(
  deps: Deps,
  { companyId, severalSince, readsFirst, passages }: CompanyFacts,
  { id: userId, email, choice, allOffers }: DigestReader,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const from = await store.takeDigest(tx, { companyId, userId, day: tunisDay(now), until: newsUntil(now) });
    if (from === undefined) return;
    const news = await store.findNews(tx, {
      companyId,
      reader: { userId, readsFirst, passages },
      allOffers,
      since: newsSince(now, { from, severalSince: choice === null ? severalSince : null }),
      until: newsUntil(now),
    });
    if (news.length === 0) return;
    const ids = [...Map.groupBy(news, ({ jobId }) => jobId).values()].flatMap((rows) =>
      rows.slice(0, MAX_NAMED).map(({ id }) => id),
    );
    const held = await store.holdNamed(tx, { companyId, ids });
    const gone = new Set(ids.filter((id) => !held.has(id)));
    const offers = perOffer(news, gone);
    if (offers.length === 0) return;
    await queueMail(deps, tx, {
      companyId,
      to: email,
      content: await digestMail(deps.config, { offers }),
    });
  });
}

/**
 * Groups the news by offer. `gone` holds the candidates erased meanwhile. Other candidates do not replace them, because only the named ones
 * are locked.
 */
function perOffer(news: readonly store.NewsRow[], gone: ReadonlySet<string>): DigestOffer[] {
  const offers = [...Map.groupBy(news, ({ jobId }) => jobId)].map(([jobId, rows]): DigestOffer => ({
    jobId,
    job: rows[0]?.jobTitle ?? '',
    count: Math.min(rows.filter(({ id }) => !gone.has(id)).length, MAX_UNREAD),
    more: rows.length > MAX_UNREAD,
    named: rows
      .slice(0, MAX_NAMED)
      .filter(({ id }) => !gone.has(id))
      .map(({ id, firstName, lastName, toRead, evaluation }) => ({
        candidateId: id,
        candidate: `${firstName} ${lastName}`,
        state: toRead ? 'TO_READ' : evaluation ? recommendationOf(evaluation) : 'CLOSED',
      })),
  }));
  return offers.filter(({ count }) => count > 0);
}
