import type { InterviewMails } from '@kafaa/domain/auth/options';
import { MAX_NAMED, MAX_UNREAD } from '@kafaa/domain/desk/options';
import { newsSince, oldestNews, usualInterviewMails } from '@kafaa/domain/desk/rules';
import type { InterviewMailsSetting } from '@kafaa/domain/desk/schema';
import { tunisDay } from '@kafaa/domain/jobs/rules';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
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

/** A digest chosen now tells of what comes from now on; repeating the choice changes nothing. */
export async function chooseInterviewMails(
  deps: Deps,
  { companyId, userId }: Session,
  choice: InterviewMails,
): Promise<InterviewMailsSetting> {
  const key = { companyId, userId };
  const before = await store.findInterviewMails(deps.db, key);
  if (before?.choice !== choice) await store.saveInterviewMails(deps.db, { ...key, choice, from: deps.clock.now() });
  return { choice, own: true };
}

/** Once a day: mails each person of the companies with news who gets them daily. A run again on the same day sends nothing twice. */
export async function sendDigests(deps: Deps): Promise<void> {
  const companies = await store.findNewsUnscoped(deps.db, oldestNews(deps.clock.now()));
  for (const companyId of companies) await sendDigestsOf(deps, companyId);
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

/** The day is taken in the transaction that writes the mail: neither of them is kept without the other. */
async function sendDigest(
  deps: Deps,
  { companyId, severalSince, readsFirst, passages }: CompanyFacts,
  { id: userId, email, choice, allOffers }: DigestReader,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const from = await store.takeDigest(tx, { companyId, userId, day: tunisDay(now), at: now });
    if (from === undefined) return;
    const news = await store.findNews(tx, {
      companyId,
      reader: { userId, readsFirst, passages },
      allOffers,
      since: newsSince(now, { from, severalSince: choice === null ? severalSince : null }),
    });
    if (news.length === 0) return;
    await queueMail(deps, tx, {
      companyId,
      to: email,
      content: await digestMail(deps.config, { offers: perOffer(news) }),
    });
  });
}

function perOffer(news: readonly store.NewsRow[]): DigestOffer[] {
  return [...Map.groupBy(news, ({ jobId }) => jobId)].map(([jobId, rows]) => ({
    jobId,
    job: rows[0]?.jobTitle ?? '',
    count: Math.min(rows.length, MAX_UNREAD),
    more: rows.length > MAX_UNREAD,
    named: rows.slice(0, MAX_NAMED).map(({ id, firstName, lastName, toRead, evaluation }) => ({
      candidateId: id,
      candidate: `${firstName} ${lastName}`,
      state: toRead ? 'TO_READ' : evaluation ? recommendationOf(evaluation) : 'CLOSED',
    })),
  }));
}
