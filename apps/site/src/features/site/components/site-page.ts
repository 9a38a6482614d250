import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { Plan } from '@kafaa/domain/plans/schema';
import type { ReactNode } from 'react';
import type { Brand } from '@kafaa/web-kit/brand';

/** The operator's data for the public pages, from the server's configuration. */
export interface SiteBrand extends Brand {
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly address: string;
  readonly founder: string | null;
  /** Data for the legal texts; null values are left out. */
  readonly legalName: string | null;
  readonly inpdp: string | null;
  readonly inpdpTransfer: string | null;
  readonly hosting: string | null;
  readonly facebook: string | null;
  readonly linkedin: string | null;
  readonly instagram: string | null;
  /** The operator's claims in percent, in the order of the landing page; a claim of zero is left out. */
  readonly claims: readonly number[];
}

/** Weights and measured accuracy of the engine that runs in this version. */
export interface Method {
  /** Share of the overall score in percent, by the offer's emphasis. */
  readonly recipes: Readonly<Record<'trade' | 'balanced' | 'person', Readonly<Record<DimensionKey, number>>>>;
  /** Margin in points: nine totals in ten lie within ± this value. */
  readonly margin: number;
  readonly figures: {
    readonly engine: string;
    readonly answers: { readonly train: number; readonly test: number };
    readonly rows: readonly {
      readonly metric: string;
      readonly goal: string;
      readonly figure: string;
      /** The result of a baseline that uses only the length of the answers. */
      readonly baseline: string | null;
    }[];
    /** The figures as questions and sentences; those of the second edition are separate. */
    readonly plain: Readonly<
      Record<
        'first' | 'second',
        readonly {
          readonly title: string;
          /** The main figure, and each figure that misses its goal. */
          readonly lead: readonly string[];
          readonly more: readonly string[];
          readonly meaning: string;
        }[]
      >
    >;
    /** True if the engine's authors have read the texts behind the second edition's figures. */
    readonly tuned: boolean;
  };
}

export interface SiteContext {
  /** URLs from the build manifests. */
  readonly stylesheets: readonly string[];
  readonly script: string | undefined;
  /** The script of the trial question, which only its page loads. */
  readonly trialScript: string | undefined;
  /** URL of the script that applies a stored theme before the first paint. */
  readonly themeScript: string | undefined;
  readonly year: number;
  readonly brand: SiteBrand;
  /** Origin that visitors see, without a trailing slash. */
  readonly publicUrl: string;
  /** The image of link previews. */
  readonly previewImage: string | undefined;
  /** The plans on sale. */
  readonly plans: readonly Plan[];
  /** Retention of an application, in months. */
  readonly retentionMonths: number;
  /**
   * The language model; null if answers are evaluated without one. `operatedBy` is null if the model runs on the operator's own
   * machines.
   */
  readonly languageModel: { readonly operatedBy: string | null } | null;
  readonly method: Method;
}

export interface SitePage {
  /** Canonical path; undefined keeps search engines from indexing the page. */
  readonly path?: string;
  readonly title: string;
  readonly description?: string;
  /** Structured data for search engines (schema.org). */
  readonly data?: object;
  /** Whether candidates open the page, from an offer, an interview or a mail. Its header then has no sign-up of companies. */
  readonly forCandidates?: boolean;
  /** Whether a candidate opens the page by a personal link. Its footer then is the short one, without the companies' pages. */
  readonly isPersonal?: boolean;
  /** Whether a guest of a company opens the page by a link. Its header then has the logo only. */
  readonly forGuests?: boolean;
  /** Whether the page has the trial question. */
  readonly trial?: boolean;
  readonly content: ReactNode;
}
