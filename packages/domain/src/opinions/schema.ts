import * as z from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_ACTORS } from '#/audit/options';
import { DIMENSION_KEYS, type DimensionGroup } from '#/evaluations/options';
import { oneOf, requiredText, text } from '#/kernel/fields';
import { plainBetween, visibleText } from '#/kernel/plain-name';
import {
  MAX_COMMENT_LENGTH,
  MAX_LINK_CANDIDATES,
  MAX_OPINION_LENGTH,
  MAX_OPINION_NAME,
  MAX_SCORECARD_LENGTH,
  OPINION_LINK_STATES,
  OPINION_VERDICTS,
  OWN_STEPS,
  type OpinionVerdict,
} from './options.ts';

const CHOOSE = 'Choisissez au moins un candidat.';

export const opinionLinkPayload = z.object({
  candidateIds: z
    .array(z.string({ error: 'Candidat inconnu.' }), { error: CHOOSE })
    .check(
      z.minLength(1, CHOOSE),
      z.maxLength(MAX_LINK_CANDIDATES, `Pas plus de ${MAX_LINK_CANDIDATES} candidats par lien.`),
    ),
  /** Name of the person who will receive the link, in the recruiter's words. */
  recipient: plainBetween(1, MAX_OPINION_NAME, `Dites pour qui, en ${MAX_OPINION_NAME} caractères au plus.`),
});
export type OpinionLinkPayload = z.output<typeof opinionLinkPayload>;

export const opinionLinkSchema = z.object({
  id: z.string(),
  /** URL of the link; null once the link has ended or is revoked, and while an evaluation that it shows is closed to the reader. */
  url: z.nullable(z.string()),
  recipient: z.string(),
  by: z.string(),
  state: z.enum(OPINION_LINK_STATES),
  createdAt: z.string(),
  endsAt: z.string(),
  /** Number of candidates that the link shows. */
  candidates: z.int(),
});
export type OpinionLink = z.output<typeof opinionLinkSchema>;

/** An opinion that somebody gave by a link. */
export const opinionSchema = z.object({
  name: z.string(),
  verdict: z.enum(OPINION_VERDICTS),
  sentence: z.string(),
  at: z.string(),
  /** Name of the person for whom the link was made. */
  recipient: z.string(),
});
export type Opinion = z.output<typeof opinionSchema>;

/** The form of the page behind a link. A mail contains the name, so it must not look like an address. */
export const opinionPayload = z.object({
  verdict: oneOf(OPINION_VERDICTS, 'Choisissez Oui, À discuter ou Non.'),
  name: plainBetween(
    1,
    MAX_OPINION_NAME,
    `Écrivez votre nom, sans adresse ni numéro, en ${MAX_OPINION_NAME} caractères au plus.`,
  ),
  sentence: text('Cette phrase est illisible.').check(
    z.maxLength(MAX_OPINION_LENGTH, `Votre phrase dépasse ${MAX_OPINION_LENGTH} caractères.`),
    visibleText,
  ),
});

export const commentPayload = z.object({
  text: requiredText('Écrivez votre commentaire.', MAX_COMMENT_LENGTH).check(visibleText),
});

export const commentSchema = z.object({
  id: z.string(),
  author: z.string(),
  /** Whether the reader wrote the comment, and so may remove it. */
  own: z.boolean(),
  text: z.string(),
  at: z.string(),
  /** The names of the mentioned people, as in the text. */
  mentions: z.array(z.string()),
});
export type Comment = z.output<typeof commentSchema>;

const LEVEL = 'Choisissez un niveau de 0 à 4.';
const level = z.int({ error: LEVEL }).check(z.minimum(0, LEVEL), z.maximum(4, LEVEL));
/** The levels that one person gave; a criterion that the interview did not show has none. */
export const ownLevelsSchema = z.partialRecord(z.enum(DIMENSION_KEYS, { error: 'Ce critère n’existe pas.' }), level, {
  error: 'Donnez un niveau à un critère au moins.',
});
export type OwnLevels = z.output<typeof ownLevelsSchema>;

/** A person's scorecard. A scorecard without levels and without a sentence removes the stored scorecard. */
export const scorecardPayload = z.object({
  levels: ownLevelsSchema,
  sentence: z._default(
    text('Cette phrase est illisible.').check(
      z.maxLength(MAX_SCORECARD_LENGTH, `Votre phrase dépasse ${MAX_SCORECARD_LENGTH} caractères.`),
      visibleText,
    ),
    '',
  ),
});
export type ScorecardPayload = z.output<typeof scorecardPayload>;

export const scorecardSchema = z.object({
  author: z.string(),
  own: z.boolean(),
  levels: ownLevelsSchema,
  sentence: z.string(),
  at: z.string(),
});
export type Scorecard = z.output<typeof scorecardSchema>;

/** Opinions on a candidate, each under its author's name; no average is computed. */
export const opinionsSchema = z.object({
  /** The links, newest first; empty for people who may not create links. */
  links: z.array(opinionLinkSchema),
  opinions: z.array(opinionSchema),
  comments: z.array(commentSchema),
  scorecards: z.array(scorecardSchema),
  /** Authors of scorecards that stay closed until the reader has given one; empty unless the company requires reading first. */
  closedScorecards: z.array(z.string()),
  /** People who can be mentioned: the active people who see the offer, without the reader. */
  colleagues: z.array(z.string()),
});
export type Opinions = z.output<typeof opinionsSchema>;

/** The history of an application, newest first. */
export const historySchema = z.object({
  entries: z.array(
    z.object({
      at: z.string(),
      /** The actor; `ENGINE` is the interviewer itself. */
      actor: z.enum([...AUDIT_ACTORS, 'ENGINE']),
      /** Name of the person of the company; null for all other actors, and for a person whose data are erased. */
      person: z.nullable(z.string()),
      action: z.enum([...AUDIT_ACTIONS, ...OWN_STEPS]),
    }),
  ),
  /** Whether there are older entries. */
  more: z.boolean(),
});
export type History = z.output<typeof historySchema>;

/** A candidate as the page behind a link shows them. */
export interface SharedCandidate {
  readonly id: string;
  readonly name: string;
  /** Summary of the evaluation; null if there is none. */
  readonly evaluation: {
    readonly paragraphs: readonly string[];
    readonly quotes: readonly string[];
    readonly questions: readonly string[];
    /** Details that the page shows only on request, so that the reader forms an opinion first. */
    readonly closed: {
      readonly recommendation: string;
      readonly score: string;
      readonly petals: readonly {
        readonly key: string;
        readonly label: string;
        readonly group: DimensionGroup;
        readonly value: number | null;
      }[];
    };
  } | null;
  /** Whether the candidate asked for a person to read the application, so that there is no evaluation. */
  readonly byPerson: boolean;
  readonly opinions: readonly Pick<Opinion, 'name' | 'verdict' | 'sentence'>[];
}

/** Data of the page behind the link for somebody without an account. */
export type OpinionPageData =
  | { readonly state: 'AWAY' }
  | { readonly state: 'BUSY' | 'UNKNOWN' | 'ENDED'; readonly message: string }
  | {
      readonly state: 'READY';
      readonly companyName: string;
      readonly jobTitle: string;
      readonly endsAt: string;
      readonly candidates: readonly SharedCandidate[];
      /** Id of the candidate on whom an opinion was just stored. */
      readonly stored?: string | undefined;
      /** The error of the submitted form, and the form's contents. */
      readonly problem?: {
        readonly message: string;
        readonly candidateId: string;
        readonly name: string;
        readonly verdict: OpinionVerdict | null;
        readonly sentence: string;
      };
    };
