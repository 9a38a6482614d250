import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import type {
  AnswerEvaluation,
  AnswerKey,
  CompanyBrief,
  CvText,
  EngineStamp,
  Evaluation,
  InterviewInput,
  JobBrief,
  Question,
  QuestionKind,
} from '@kafaa/interviewer/contract';
import type { Likeness } from '@kafaa/interviewer/copies/compare';
import type { Difference } from '@kafaa/interviewer/identity-swap';
import type { TextLanguage } from '@kafaa/interviewer/language/stem';
import type { ModelFigures } from '@kafaa/interviewer/llm/calibration';
import type { draftKey } from '@kafaa/interviewer/llm/keys';
import type { ModelSession } from '@kafaa/interviewer/llm/model';
import type { FollowUpText } from '@kafaa/interviewer/questions/follow-up-texts';
import type { writeQuestions } from '@kafaa/interviewer/llm/questions';
import type { QuestionSheet } from '@kafaa/interviewer/questions/sheet';
import type { CvCheck } from './adapters/cv-text/cv-harm.ts';
import type { OpenId } from './adapters/tokens/openid-port.ts';
import type { Config } from './config.ts';
import type { ReportContent } from '#/platform/files/report-content';
import type { Tally } from '#/platform/diagnostics/tally';

/** Embedded database or PostgreSQL; a drizzle transaction has this type, too. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Task<P extends object> {
  readonly name: string;
  readonly payload: z.core.$ZodType<P>;
  /** Number of retries after the first failure; 8 if absent. */
  readonly retryLimit?: number;
  /**
   * Whether tasks with the same key run one after the other in the order in which they were sent. A task that waits for a retry
   * then blocks the later ones.
   */
  readonly inOrder?: boolean;
  /** Maximum duration of one run in seconds. A longer run counts as failed. */
  readonly expireInSeconds?: number;
}

export interface TaskRun {
  /** Whether there is no further retry. If this run fails, the task becomes a dead letter. */
  readonly lastTry: boolean;
}

export interface SendOptions {
  startAfter?: Date;
  /** Key of the task. Waiting tasks with the same name and key are deduplicated; tasks with `inOrder` run one after the other. */
  singletonKey?: string;
}

export interface Queue {
  /** Queues the task inside the caller's transaction (or db), so that it commits together with its cause. */
  send<P extends object>(tx: Db, task: Task<P>, payload: P, options?: SendOptions): Promise<void>;
  /** Registers an idempotent handler, called with the parsed payload. */
  handle<P extends object>(task: Task<P>, handler: (payload: P, run: TaskRun) => Promise<void>): void;
  /**
   * Makes all waiting retries of a task due once the transaction commits, because the service they need works again. The call also
   * applies to runs that began before and fail afterwards.
   */
  retryNow<P extends object>(tx: Db, task: Task<P>): Promise<void>;
  /** Deletes every task whose payload names the company, dead letters included. A running task continues to its end. */
  forget(tx: Db, company: { readonly companyId: string }): Promise<void>;
  /** Runs a task with an empty payload at the hours and minutes of a cron expression (UTC). One run makes up for all missed times. */
  schedule(task: Task<object>, cron: string): void;
  /** Starts to run the tasks if this process is configured to. Every handler must be registered before. */
  work(): Promise<void>;
  stop(): Promise<void>;
  /** Runs every task that is due by the clock until none is left; for tests. */
  drain(): Promise<void>;
  /** Returns the number of dead letters by task name. */
  failures(): Promise<{ name: string; count: number }[]>;
  /** Lists the dead letters, newest first. `fault` is the kind of the last failure; `requestId` is the request that queued the task. */
  failed(): Promise<{ id: string; name: string; failedAt: Date; fault: string | null; requestId: string | null }[]>;
  /**
   * Counts the tasks that wait for their first try or a retry, by name. `dueSeconds` is the time since the oldest became due; 0 if
   * none is due.
   */
  waiting(): Promise<{ name: string; count: number; retrying: number; dueSeconds: number }[]>;
  /** Queues dead letters again: one, those of a task name, or all. Returns their number. */
  retry(which: { id?: string; name?: string }): Promise<number>;
}

export interface MailAttachment {
  filename: string;
  content: string | Uint8Array;
  contentType: string;
}

export interface Mail {
  /** Id of the mail. The Message-ID contains it, so that a mail sent twice is recognised as a duplicate. */
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Envelope sender, to which other servers return the mail. If absent, the mail goes back to the address in `from`. */
  returnPath?: string;
  attachments?: MailAttachment[];
}

export interface Mailer {
  /** Whether the mailer sends nothing and the mails table is the outbox. */
  readonly embedded: boolean;
  /** Sends a mail. Throws a MailError whose scope says at which step the mail failed. */
  send(mail: Mail): Promise<void>;
  /** Connects, encrypts and logs in as for a mail, but sends none. Throws a MailError. */
  verify(): Promise<void>;
}

/**
 * Content of a mail to a return path. `rejected`: our mail was not delivered and will not be. `delayed`: the server still tries to
 * deliver it. `ignored`: the content does not report a failure.
 */
export type DeliveryReport =
  | { readonly outcome: 'rejected'; readonly code: string; readonly reason: string }
  | { readonly outcome: 'delayed' }
  | {
      readonly outcome: 'ignored';
      readonly why: 'unreadable' | 'delivered' | 'automatic reply' | 'own bounce' | 'no report';
    };

/** DNS queries. A result is empty if no record is published. */
export interface DnsRecords {
  txt(name: string): Promise<string[]>;
  /** Mail servers of a domain, the most preferred first. */
  mx(name: string): Promise<string[]>;
  addresses(name: string): Promise<string[]>;
  /** Reverse DNS names of an IP address. */
  names(address: string): Promise<string[]>;
}

/** Tools for commands that need the configuration but no data. */
export interface SetupTools {
  readonly config: Config;
  /** Opens the mailer; null without SMTP_URL. `onLine` receives the dialogue with the server. */
  openMailer(onLine: (line: string) => void): (Mailer & { close(): void }) | null;
  /** Opens look-ups at the machine's DNS servers, or at the given one. */
  openDns(server?: string): DnsRecords;
}

/** File that is read while it is sent (streamed). */
export interface StoredFile {
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** Writes a file that is too large for memory, completely or not at all. Returns the number of bytes. */
  write(key: string, chunks: AsyncIterable<Uint8Array>, contentType: string): Promise<number>;
  read(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
  /** Removes partial files that unfinished writes left before the given time. */
  tidy(before: Date): Promise<void>;
}

export interface Passwords {
  /** Hashes a password with the given salt, or with a random one. */
  hash(password: string, salt?: Uint8Array): Promise<string>;
  /** Whether a password matches a hash. A null hash (no account) gives false after the same time as a wrong password. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether the cost of a hash differs from today's. Such a hash is renewed at the next log-in, when the password is known. */
  isOutdated(passwordHash: string): boolean;
  /** Whether a password is one that attackers try first. */
  isCommon(password: string): boolean;
}

export interface AccessClaims {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims, times: { issuedAt: Date; expiresAt: Date }): Promise<string>;
  /** Returns the claims of a token that we signed and that is valid at `now`; null for any other text. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
}

export interface LanguageModel {
  /** Configured name of the model. A response may name the model more exactly. */
  readonly model: string;
  /** Figures of the model, measured on this machine; absent if there are none. */
  readonly figures?: ModelFigures | null;
  /** Opens a session for one call of the engine, with its own deadline. Its budget is that of an interview, multiplied by `times`. */
  begin(times?: number): ModelSession;
}

export type WrittenQuestions = Awaited<ReturnType<typeof writeQuestions>>;
export type DraftedKey = Awaited<ReturnType<typeof draftKey>>;

/** Settings for comparing the answers of one offer. The words of `given`, which every candidate had read, are ignored. */
export interface Comparing {
  readonly given: readonly string[];
  readonly language: TextLanguage;
}

/**
 * Interview engine, in other threads than the one that serves requests. A call that takes too long or too much memory is stopped
 * and throws `EngineStopped`. If too many calls wait, the engine throws 503. `begin` opens the model's session when the call
 * starts; without `begin` no model is used.
 */
export interface Engine {
  readonly evaluate: (
    input: InterviewInput,
    begin?: () => ModelSession,
    figures?: ModelFigures | null,
  ) => Promise<Evaluation>;
  readonly stamp: () => Promise<EngineStamp>;
  /** Returns the follow-up question to each answer, chosen from that answer alone; null if there is none. */
  readonly followUps: (input: InterviewInput) => Promise<(FollowUpText | null)[]>;
  /** Returns an offer's questions from the bank. */
  readonly questions: (job: JobBrief, company: CompanyBrief) => Promise<Question[]>;
  /** Returns kind, competency and evidence of the recruiter's own questions. `kinds` are the kinds that the recruiter chose, by index. */
  readonly describe: (
    texts: readonly string[],
    job: JobBrief,
    company: CompanyBrief,
    kinds?: readonly (QuestionKind | undefined)[],
  ) => Promise<Question[]>;
  /** Returns the skills that an offer's questions cover, and the changes that their keys need. */
  readonly sheet: (questions: readonly Question[], job: JobBrief, company: CompanyBrief) => Promise<QuestionSheet>;
  /** Evaluates one answer with a key, as if the key were signed. */
  readonly tryKey: (
    answer: string,
    key: AnswerKey,
    question: Question,
    offer: { job: JobBrief; company: CompanyBrief },
  ) => Promise<AnswerEvaluation>;
  /** Returns an unsigned key that the model proposes. Can also throw a ModelError. */
  readonly draftKey: (question: Question, job: JobBrief, begin: () => ModelSession) => Promise<DraftedKey>;
  /** Returns questions by the model in place of the bank's. Can also throw a ModelError. */
  readonly rewrite: (
    job: JobBrief,
    company: CompanyBrief,
    bank: readonly Question[],
    begin: () => ModelSession,
  ) => Promise<WrittenQuestions>;
  /** Measures how much the local engine's evaluations of one interview differ when the interview is retold under several identities. */
  readonly swap: (input: InterviewInput, turn: number) => Promise<{ difference: Difference; identities: number }>;
  /** Returns one interview, retold under each identity with which a language model is tested. */
  readonly retell: (input: InterviewInput, turn: number) => Promise<InterviewInput[]>;
  readonly compare: (evaluations: readonly Evaluation[]) => Promise<Difference>;
  /** Returns keyed hashes of each answer's word pairs, used to find copies. */
  readonly shingles: (answers: readonly string[], comparing: Comparing, key: string) => Promise<number[][]>;
  /** Compares each of `others` with `answer`. Null means that the two are no more alike than honest answers are. */
  readonly likenesses: (
    answer: string,
    others: readonly string[],
    comparing: Comparing,
  ) => Promise<(Likeness | null)[]>;
}

export interface Clock {
  now(): Date;
}

export interface Deps {
  /** Configuration with a session secret, which is always set here, configured or generated. */
  config: Config & { readonly sessionSecret: string };
  db: Db;
  queue: Queue;
  mailer: Mailer;
  /** Counter of mail errors in this process, by `code` and `scope`. */
  mailErrors: Tally;
  /** Counter of mails that this process has handed to the mail server. */
  mailsSent: Tally;
  files: FileStore;
  /** Checks a file in another process: its type, and the reason for refusing it, if any. Throws 503 if too many files wait. */
  checkCv(bytes: Uint8Array): Promise<CvCheck>;
  /** Whether a CV has readable text, for a request that waits for the result; null if the check cannot run now. */
  isCvReadable(bytes: Uint8Array): Promise<boolean | null>;
  /**
   * Reads the text of a CV in another process, or returns the text of the same bytes from memory. A fault of the file gives an
   * empty text and a warning, never an exception.
   */
  readCv(bytes: Uint8Array, fileName: string): Promise<CvText>;
  engine: Engine;
  /** Renders a report as PDF in another process. The same content gives the same bytes. */
  renderReport(content: ReportContent): Promise<Uint8Array>;
  /** Maximum time in milliseconds that the request with an answer waits for follow-ups. Later ones come with the next answer. */
  readonly judgeWithinMs: number;
  /** Language model; null if only the local engine evaluates and writes questions. */
  languageModel: LanguageModel | null;
  /**
   * Whether the disk has room for writes. It is false if the disk of the embedded database is nearly full; then only reads are
   * allowed.
   */
  hasRoom(): boolean;
  /**
   * Removes the bytes that deleted rows have left in the database's files. Returns the tables that it skipped because
   * they are larger than `largest` (bytes; by default what a nightly run can rewrite).
   */
  readonly removeRemains: (options?: { largest?: number }) => Promise<readonly string[]>;
  passwords: Passwords;
  accessTokens: AccessTokens;
  /** Identity provider; null exactly if none is configured (`config.oidc`). */
  openId: OpenId | null;
  clock: Clock;
  log: Logger;
  /** Creates a UUIDv7. Its order is the order of time, so that indexes grow at their end. */
  newId(): string;
  /** Creates a token of 256 random bits as base64url. */
  newToken(): string;
}
