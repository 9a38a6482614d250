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
import type { FollowUpText } from '@kafaa/interviewer/questions/follow-ups';
import type { writeQuestions } from '@kafaa/interviewer/llm/questions';
import type { QuestionSheet } from '@kafaa/interviewer/questions/sheet';
import type { CvCheck } from './adapters/cv-text/cv-harm.ts';
import type { OpenId } from './adapters/tokens/openid-port.ts';
import type { Config } from './config.ts';
import type { ReportContent } from '#/platform/files/report-content';
import type { Tally } from '#/platform/diagnostics/tally';

/** The embedded database or PostgreSQL; a drizzle transaction has this type, too. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Task<P extends object> {
  readonly name: string;
  readonly payload: z.core.$ZodType<P>;
  /** Number of retries after the first failure; 8 when absent. */
  readonly retryLimit?: number;
  /**
   * Tasks with the same key run one after the other in the order they were sent: one that waits for a retry blocks the
   * later ones.
   */
  readonly inOrder?: boolean;
  /** Longest time one run may take before it counts as failed. */
  readonly expireInSeconds?: number;
}

export interface TaskRun {
  /** True when there is no further retry: if this run fails, the task becomes a dead letter. */
  readonly lastTry: boolean;
}

export interface SendOptions {
  startAfter?: Date;
  /**
   * Waiting tasks with the same name and key are deduplicated; those of a task with `inOrder` run one after the other.
   */
  singletonKey?: string;
}

export interface Queue {
  /** Queues the task inside the caller's transaction (or db), so that it commits together with its cause. */
  send<P extends object>(tx: Db, task: Task<P>, payload: P, options?: SendOptions): Promise<void>;
  /** Registers an idempotent handler, called with the parsed payload. */
  handle<P extends object>(task: Task<P>, handler: (payload: P, run: TaskRun) => Promise<void>): void;
  /**
   * Makes all waiting retries of this task due once the transaction commits, because the service they need works again.
   * Also applies to runs that began before and fail afterwards.
   */
  retryNow<P extends object>(tx: Db, task: Task<P>): Promise<void>;
  /** Deletes every task whose payload names the company, dead letters included; a running one is left to end. */
  forget(tx: Db, company: { readonly companyId: string }): Promise<void>;
  /** Runs a task with an empty payload at the hours and minutes of a cron expression (UTC); missed times are made up for by one run. */
  schedule(task: Task<object>, cron: string): void;
  /** Starts to run the tasks, if this process does so; every handler must be registered. */
  work(): Promise<void>;
  stop(): Promise<void>;
  /** For tests: runs every task that is due by the clock, until none is left. */
  drain(): Promise<void>;
  /** The number of dead letters, by task name. */
  failures(): Promise<{ name: string; count: number }[]>;
  /** Each dead letter, newest first; `fault`: the kind of the last failure; `requestId`: the request that queued the task. */
  failed(): Promise<{ id: string; name: string; failedAt: Date; fault: string | null; requestId: string | null }[]>;
  /** Tasks that wait for their first try or a retry, by name; `dueSeconds`: how long the oldest has been due, 0 when none is. */
  waiting(): Promise<{ name: string; count: number; retrying: number; dueSeconds: number }[]>;
  /** Queues dead letters again: one, those of a task name, or all. Returns how many. */
  retry(which: { id?: string; name?: string }): Promise<number>;
}

export interface MailAttachment {
  filename: string;
  content: string | Uint8Array;
  contentType: string;
}

export interface Mail {
  /** Determines the Message-ID, so that a mail sent twice is recognised as a duplicate. */
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Envelope sender, to which other servers return the mail; without it the address in `from`. */
  returnPath?: string;
  attachments?: MailAttachment[];
}

export interface Mailer {
  /** True when nothing leaves the machine and the mails table is the outbox. */
  readonly embedded: boolean;
  /** Throws a MailError whose scope says how far the mail came. */
  send(mail: Mail): Promise<void>;
  /** Connects, encrypts and logs in as for a mail; throws a MailError. */
  verify(): Promise<void>;
}

/**
 * Content of a mail to a return path. `rejected`: the mail was not delivered and will not be. `delayed`: the server still tries.
 * `ignored`: no report of a failure.
 */
export type DeliveryReport =
  | { readonly outcome: 'rejected'; readonly code: string; readonly reason: string }
  | { readonly outcome: 'delayed' }
  | {
      readonly outcome: 'ignored';
      readonly why: 'unreadable' | 'delivered' | 'automatic reply' | 'own bounce' | 'no report';
    };

/** DNS queries; the result is empty when nothing is published. */
export interface DnsRecords {
  txt(name: string): Promise<string[]>;
  /** Most preferred server first. */
  mx(name: string): Promise<string[]>;
  addresses(name: string): Promise<string[]>;
  /** Reverse DNS names of an IP address. */
  names(address: string): Promise<string[]>;
}

/** Tools for commands that need the configuration but no data. */
export interface SetupTools {
  readonly config: Config;
  /** Null without SMTP_URL. `onLine` receives the dialogue with the server. */
  openMailer(onLine: (line: string) => void): (Mailer & { close(): void }) | null;
  /** Uses the machine's DNS servers, or the given one. */
  openDns(server?: string): DnsRecords;
}

/** A file that is read while it is sent (streamed). */
export interface StoredFile {
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** Like `put`, for files too large for memory; written completely or not at all. Returns the number of bytes. */
  write(key: string, chunks: AsyncIterable<Uint8Array>, contentType: string): Promise<number>;
  read(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
  /** Removes partial files that unfinished writes left before that time. */
  tidy(before: Date): Promise<void>;
}

export interface Passwords {
  /** With a random salt unless one is given. */
  hash(password: string, salt?: Uint8Array): Promise<string>;
  /** False for a wrong password, and after the same time for no account (a null hash). */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** True for a hash whose cost differs from today's: it is renewed when the password is next known. */
  isOutdated(passwordHash: string): boolean;
  /** True for passwords that guessers try first. */
  isCommon(password: string): boolean;
}

export interface AccessClaims {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims, times: { issuedAt: Date; expiresAt: Date }): Promise<string>;
  /** The claims of a token that we signed and that is valid at `now`; null for anything else. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
}

export interface LanguageModel {
  /** The configured name; the model that answers may report a more exact one. */
  readonly model: string;
  /** Its figures, measured on this machine; absent when there are none. */
  readonly figures?: ModelFigures | null;
  /** Opens a session for one piece of work, with its own deadline and budget: that of an interview, times `times`. */
  begin(times?: number): ModelSession;
}

export type WrittenQuestions = Awaited<ReturnType<typeof writeQuestions>>;
export type DraftedKey = Awaited<ReturnType<typeof draftKey>>;

/** For comparing the answers of one offer: the words of `given`, which every candidate had read, are left out. */
export interface Comparing {
  readonly given: readonly string[];
  readonly language: TextLanguage;
}

/**
 * The interview engine, in threads apart from the one that serves requests. Work that takes too long or too much memory
 * is stopped and throws `EngineStopped`; when too much work waits, it throws 503. `begin` opens the model's session
 * when the work begins; without it no model is used.
 */
export interface Engine {
  readonly evaluate: (
    input: InterviewInput,
    begin?: () => ModelSession,
    figures?: ModelFigures | null,
  ) => Promise<Evaluation>;
  readonly stamp: () => Promise<EngineStamp>;
  /** The follow-up to each answer, chosen from that answer alone; null when there is none. */
  readonly followUps: (input: InterviewInput) => Promise<(FollowUpText | null)[]>;
  /** An offer's questions from the bank. */
  readonly questions: (job: JobBrief, company: CompanyBrief) => Promise<Question[]>;
  /** Kind, competency and evidence of the recruiter's own questions; `kinds`: the kinds that the recruiter chose, by index. */
  readonly describe: (
    texts: readonly string[],
    job: JobBrief,
    company: CompanyBrief,
    kinds?: readonly (QuestionKind | undefined)[],
  ) => Promise<Question[]>;
  /** The skills that an offer's questions cover, and what to change in their keys. */
  readonly sheet: (questions: readonly Question[], job: JobBrief, company: CompanyBrief) => Promise<QuestionSheet>;
  /** Evaluates one answer with a key, as if the key were signed. */
  readonly tryKey: (
    answer: string,
    key: AnswerKey,
    question: Question,
    offer: { job: JobBrief; company: CompanyBrief },
  ) => Promise<AnswerEvaluation>;
  /** An unsigned key that the model proposes. Also throws a ModelError. */
  readonly draftKey: (question: Question, job: JobBrief, begin: () => ModelSession) => Promise<DraftedKey>;
  /** The model's questions in place of the bank's. Also throws a ModelError. */
  readonly rewrite: (
    job: JobBrief,
    company: CompanyBrief,
    bank: readonly Question[],
    begin: () => ModelSession,
  ) => Promise<WrittenQuestions>;
  /** How much the local engine's evaluations of one interview differ when it is retold under several identities. */
  readonly swap: (input: InterviewInput, turn: number) => Promise<{ difference: Difference; identities: number }>;
  /** One interview retold under the identities that a language model is tested with. */
  readonly retell: (input: InterviewInput, turn: number) => Promise<InterviewInput[]>;
  readonly compare: (evaluations: readonly Evaluation[]) => Promise<Difference>;
  /** Keyed hashes of each answer's word pairs, used to find copies. */
  readonly shingles: (answers: readonly string[], comparing: Comparing, key: string) => Promise<number[][]>;
  /** Compares each of `others` with `answer`; null for one that is no more alike than honest answers are. */
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
  /** The secret is always set, configured or generated. */
  config: Config & { readonly sessionSecret: string };
  db: Db;
  queue: Queue;
  mailer: Mailer;
  /** Errors of mails in this process, by `code` and `scope`. */
  mailErrors: Tally;
  /** Mails that this process has handed to the mail server. */
  mailsSent: Tally;
  files: FileStore;
  /** A file's type and why it is refused, checked in another process; 503 when too many files wait. */
  checkCv(bytes: Uint8Array): Promise<CvCheck>;
  /** Whether a CV has text to read, for a request that waits for it; null if it cannot be found out now. */
  isCvReadable(bytes: Uint8Array): Promise<boolean | null>;
  /** Text of a CV, read in another process; a fault of the file gives an empty text and a warning, never an exception. */
  readCv(bytes: Uint8Array, fileName: string): Promise<CvText>;
  engine: Engine;
  /** A report as PDF, drawn in another process; the same content gives the same bytes. */
  renderReport(content: ReportContent): Promise<Uint8Array>;
  /** Milliseconds that the request with an answer waits for follow-ups; later ones are returned with the next answer. */
  readonly judgeWithinMs: number;
  /** Null: the local engine alone evaluates and writes questions. */
  languageModel: LanguageModel | null;
  /** False when the disk of the embedded database is nearly full: then only reads are allowed. */
  hasRoom(): boolean;
  /**
   * Removes the bytes that deleted rows have left in the database's files. Returns the tables that it skipped because
   * they are larger than `largest` (bytes; by default what a nightly run can rewrite).
   */
  readonly removeRemains: (options?: { largest?: number }) => Promise<readonly string[]>;
  passwords: Passwords;
  accessTokens: AccessTokens;
  /** The identity provider; null exactly if none is configured (`config.oidc`). */
  openId: OpenId | null;
  clock: Clock;
  log: Logger;
  /** UUIDv7: sorted by time, so that indexes grow at their end. */
  newId(): string;
  /** 256 random bits as base64url. */
  newToken(): string;
}
