import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { Plan } from '@kafaa/domain/plans/schema';
import type { ReactNode } from 'react';
import type { Brand } from '#/lib/brand';

/** What the public pages say of the company that runs this installation; the server's configuration gives it. */
export interface SiteBrand extends Brand {
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly address: string;
  readonly founder: string | null;
  /** For the legal texts, each left out where the operator has not said it. */
  readonly legalName: string | null;
  readonly inpdp: string | null;
  readonly inpdpTransfer: string | null;
  readonly hosting: string | null;
  readonly facebook: string | null;
  readonly linkedin: string | null;
  readonly instagram: string | null;
  /** Percent, in the order in which the landing page says them; zero leaves one out. */
  readonly claims: readonly number[];
}

/** How the engine of this version weighs, and how well it was measured to do. */
export interface Method {
  /** Share of the overall score in percent, by what counts most in an offer. */
  readonly recipes: Readonly<Record<'trade' | 'balanced' | 'person', Readonly<Record<DimensionKey, number>>>>;
  /** Points, either way, that cover nine totals in ten. */
  readonly margin: number;
  readonly figures: {
    readonly engine: string;
    readonly answers: { readonly train: number; readonly test: number };
    readonly rows: readonly {
      readonly metric: string;
      readonly goal: string;
      readonly figure: string;
      /** What the length of the answers alone would reach. */
      readonly baseline: string | null;
    }[];
    /** The figures as questions and sentences, those of the second edition apart. */
    readonly plain: Readonly<
      Record<
        'first' | 'second',
        readonly {
          readonly title: string;
          /** The main figure, and each that misses its goal. */
          readonly lead: readonly string[];
          readonly more: readonly string[];
          readonly meaning: string;
        }[]
      >
    >;
    /** Whoever made the engine has read the texts of the second edition's figures. */
    readonly tuned: boolean;
  };
}

export interface SiteContext {
  /** Addresses from the builds' manifests. */
  readonly stylesheets: readonly string[];
  readonly script: string | undefined;
  /** Sets a chosen theme before the first paint. */
  readonly themeScript: string | undefined;
  readonly year: number;
  readonly brand: SiteBrand;
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
  /** The picture of link previews. */
  readonly previewImage: string | undefined;
  /** What is sold now. */
  readonly plans: readonly Plan[];
  /** How long an application is kept. */
  readonly retentionMonths: number;
  /** Null: answers are evaluated without one. Operated by nobody else: it runs on our own machines. */
  readonly languageModel: { readonly operatedBy: string | null } | null;
  readonly method: Method;
}

export interface SitePage {
  /** Its address; none where nothing should be found by search engines. */
  readonly path?: string;
  readonly title: string;
  readonly description?: string;
  /** What search engines read of it (schema.org). */
  readonly data?: object;
  readonly content: ReactNode;
}
