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
import type { Difference } from '@kafaa/interviewer/fairness';
import type { TextLanguage } from '@kafaa/interviewer/language/stem';
import type { ModelFigures } from '@kafaa/interviewer/llm/calibration';
import type { draftKey } from '@kafaa/interviewer/llm/keys';
import type { ModelSession } from '@kafaa/interviewer/llm/model';
import type { FollowUpText } from '@kafaa/interviewer/questions/follow-ups';
import type { writeQuestions } from '@kafaa/interviewer/llm/questions';
import type { QuestionSheet } from '@kafaa/interviewer/questions/sheet';
import type { CvCheck } from './adapters/cv-text/cv-harm.ts';
import type { Config } from './config.ts';
import type { ReportContent } from './platform/report-content.ts';
import type { Tally } from './platform/tally.ts';

/** The embedded and the real database alike; a drizzle transaction is one, too. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Task<P extends object> {
  readonly name: string;
  readonly payload: z.core.$ZodType<P>;
  /** How often it is tried again after its first failure; 8 when absent. */
  readonly retryLimit?: number;
  /** Tasks with the same key run one after the other as they were sent: one that waits for its next try holds up the later ones. */
  readonly inOrder?: boolean;
  /** Longest time one run may take before it counts as failed. */
  readonly expireInSeconds?: number;
}

export interface TaskRun {
  /** When this run fails, the task is given up: nobody tries it again unasked. */
  readonly lastTry: boolean;
}

export interface SendOptions {
  startAfter?: Date;
  /** Two waiting tasks with the same name and key are one; of a task `inOrder`, neighbours in a row. */
  singletonKey?: string;
}

export interface Queue {
  /** Queues inside the caller's transaction (or db): row and cause commit together. */
  send<P extends object>(tx: Db, task: Task<P>, payload: P, options?: SendOptions): Promise<void>;
  /** Registers an idempotent handler, called with the parsed payload. */
  handle<P extends object>(task: Task<P>, handler: (payload: P, run: TaskRun) => Promise<void>): void;
  /**
   * Makes every next try of this task due once the transaction commits: what they wait for works again. Also of runs that
   * began before and fail afterwards.
   */
  retryNow<P extends object>(tx: Db, task: Task<P>): Promise<void>;
  /** Deletes every task whose payload names the company, also those that were given up; a running one ends by itself. */
  forget(tx: Db, company: { readonly companyId: string }): Promise<void>;
  /** Runs a task with an empty payload at the times of a cron expression (UTC). */
  schedule(task: Task<object>, cron: string): void;
  /** Makes the queues that are missing; from then on tasks may be sent. */
  start(): Promise<void>;
  /** Begins to work through them, where this process does. */
  work(): Promise<void>;
  stop(): Promise<void>;
  /** For tests: runs every task that is due by the clock, until none is left. */
  drain(): Promise<void>;
  /** Tasks that were given up, by name. */
  failures(): Promise<{ name: string; count: number }[]>;
  /** The same one by one, newest first; `fault` is the kind of their last failure, `requestId` the request that queued them. */
  failed(): Promise<{ id: string; name: string; failedAt: Date; fault: string | null; requestId: string | null }[]>;
  /** Tasks that wait for their first or next try, by name; for how long the oldest is due, 0 when none is yet. */
  waiting(): Promise<{ name: string; count: number; retrying: number; dueSeconds: number }[]>;
  /** Queues given-up tasks again: one, those of a name, or all. How many. */
  retry(which: { id?: string; name?: string }): Promise<number>;
}

export interface MailAttachment {
  filename: string;
  content: string | Uint8Array;
  contentType: string;
}

export interface Mail {
  /** Makes the Message-ID, so that a mail sent twice is recognised as one. */
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: MailAttachment[];
}

export interface Mailer {
  /** True when nothing leaves the machine and the mails table is the outbox. */
  readonly embedded: boolean;
  /** Throws a MailError that says how far the mail came. */
  send(mail: Mail): Promise<void>;
  /** Connects, encrypts and logs in as for a mail; throws a MailError. */
  verify(): Promise<void>;
}

/** What DNS says; empty where nothing is published. */
export interface DnsRecords {
  txt(name: string): Promise<string[]>;
  /** Best first. */
  mx(name: string): Promise<string[]>;
  addresses(name: string): Promise<string[]>;
  /** The names that an IP address claims. */
  names(address: string): Promise<string[]>;
}

/** What commands work with that need the configuration and no data. */
export interface SetupTools {
  readonly config: Config;
  /** Null without SMTP_URL. `onLine` hears the dialogue with the server. */
  openMailer(onLine: (line: string) => void): (Mailer & { close(): void }) | null;
  /** By the machine's own DNS servers, or by the one given. */
  openDns(server?: string): DnsRecords;
}

/** A file that is read as it is sent on. */
export interface StoredFile {
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** For what is too large for memory; whole or not at all, as `put`. Answers how many bytes there were. */
  write(key: string, chunks: AsyncIterable<Uint8Array>, contentType: string): Promise<number>;
  read(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
  /** Removes what a `put` that never ended has left behind before that time. */
  tidy(before: Date): Promise<void>;
}

export interface Passwords {
  /** With a random salt unless one is given. */
  hash(password: string, salt?: Uint8Array): Promise<string>;
  /** False for a wrong password and, after the same time, for no account at all. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** True for a hash of less effort than today's: it is made anew when its password is there. */
  isOutdated(passwordHash: string): boolean;
  /** True for what guessers try first. */
  isCommon(password: string): boolean;
}

export interface AccessClaims {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims, times: { issuedAt: Date; expiresAt: Date }): Promise<string>;
  /** The claims of a token that we signed and that lives at `now`; null for anything else. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
}

export interface LanguageModel {
  /** As configured; what answers may name itself more exactly. */
  readonly model: string;
  /** Its figures, measured on this machine; absent where none were. */
  readonly figures?: ModelFigures | null;
  /** A piece of work with a deadline and a budget of its own: that of an interview, or a multiple of it. */
  begin(times?: number): ModelSession;
}

export type WrittenQuestions = Awaited<ReturnType<typeof writeQuestions>>;
export type DraftedKey = Awaited<ReturnType<typeof draftKey>>;

/** Answers of one offer are compared without the words that everybody had before them. */
export interface Comparing {
  readonly given: readonly string[];
  readonly language: TextLanguage;
}

/**
 * The interview engine, apart from the thread that answers. What takes too long or too much memory is stopped and throws
 * `EngineStopped`; beyond what may wait it throws 503. `begin` opens the model's session when the work begins; without it
 * no model is asked.
 */
export interface Engine {
  readonly evaluate: (
    input: InterviewInput,
    begin?: () => ModelSession,
    figures?: ModelFigures | null,
  ) => Promise<Evaluation>;
  readonly stamp: () => Promise<EngineStamp>;
  /** The follow-up to each answer alone; null for an answer that is asked nothing more. */
  readonly followUps: (input: InterviewInput) => Promise<(FollowUpText | null)[]>;
  /** An offer's questions from the bank. */
  readonly questions: (job: JobBrief, company: CompanyBrief) => Promise<Question[]>;
  /** Kind, competency and evidence of the recruiter's own questions; `kinds` holds those that the recruiter chose, by place. */
  readonly describe: (
    texts: readonly string[],
    job: JobBrief,
    company: CompanyBrief,
    kinds?: readonly (QuestionKind | undefined)[],
  ) => Promise<Question[]>;
  /** The skills that an offer's questions cover, and what to change in their keys. */
  readonly sheet: (questions: readonly Question[], job: JobBrief, company: CompanyBrief) => Promise<QuestionSheet>;
  /** One answer judged by a key as if it were signed. */
  readonly tryKey: (
    answer: string,
    key: AnswerKey,
    question: Question,
    offer: { job: JobBrief; company: CompanyBrief },
  ) => Promise<AnswerEvaluation>;
  /** A key that the model proposes, without a signature. Throws a ModelFailure, too. */
  readonly draftKey: (question: Question, job: JobBrief, begin: () => ModelSession) => Promise<DraftedKey>;
  /** The model's questions in the places of the bank's. Throws a ModelFailure, too. */
  readonly rewrite: (
    job: JobBrief,
    company: CompanyBrief,
    bank: readonly Question[],
    begin: () => ModelSession,
  ) => Promise<WrittenQuestions>;
  /** How differently the local engine evaluates one interview in several names. */
  readonly swap: (input: InterviewInput, turn: number) => Promise<{ difference: Difference; identities: number }>;
  /** One interview in the names that a language model is asked about. */
  readonly retell: (input: InterviewInput, turn: number) => Promise<InterviewInput[]>;
  readonly compare: (evaluations: readonly Evaluation[]) => Promise<Difference>;
  /** Hashes of each answer's pairs of words under a key: what copies are looked for by. */
  readonly shingles: (answers: readonly string[], comparing: Comparing, key: string) => Promise<number[][]>;
  /** Each of the others beside one answer; null for one that is no more alike than honest answers are. */
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
  /** The secret is there, given or generated. */
  config: Config & { readonly sessionSecret: string };
  db: Db;
  queue: Queue;
  mailer: Mailer;
  /** Errors of mails in this process, by `code` and `scope`. */
  mailErrors: Tally;
  /** Mails that this process has handed to the mail server. */
  mailsSent: Tally;
  files: FileStore;
  /** What a file is and why it is not taken, looked at apart from this process; 503 when too many wait. */
  checkCv(bytes: Uint8Array): Promise<CvCheck>;
  /** Text of a CV, read apart from this process; a fault of the file gives an empty text and a warning, never an exception. */
  readCv(bytes: Uint8Array, fileName: string): Promise<CvText>;
  engine: Engine;
  /** A report as PDF, drawn apart from this process: the same content gives the same bytes. */
  renderReport(content: ReportContent): Promise<Uint8Array>;
  /** So long (ms) whoever sends an answer waits for what it calls for; what comes later is told with the next answer. */
  readonly judgeWithinMs: number;
  /** Null: the local engine alone evaluates and writes questions. */
  languageModel: LanguageModel | null;
  /** False when the disk that the embedded database shares is nearly full: only what changes nothing may go on. */
  hasRoom(): boolean;
  /**
   * Removes the bytes that deleted rows have left in the database's files; answers the tables that it left out, being larger
   * than `largest` (bytes), or than what a night bears.
   */
  readonly removeRemains: (options?: { largest?: number }) => Promise<readonly string[]>;
  passwords: Passwords;
  accessTokens: AccessTokens;
  clock: Clock;
  log: Logger;
  /** UUIDv7: sorted by time, so that indexes grow at their end. */
  newId(): string;
  /** 256 random bits as base64url. */
  newToken(): string;
}
