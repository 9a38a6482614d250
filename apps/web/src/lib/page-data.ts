import type { Interview } from '@kafaa/domain/interviews/schema';
import type { PublicJob } from '@kafaa/domain/jobs/schema';

/** What the server wrote into the page beside its code. */
export interface PageData {
  /** The offer of /Apply/{jobId}, so that the page needs no second round trip; null when there is none. */
  readonly job?: PublicJob | null;
  /** The interview of /Interview/{token} while it has not begun: the server has drawn what it starts with. */
  readonly interview?: Interview;
  readonly brand?: { readonly name?: string; readonly email?: string | null };
}

/** Reads `<script type="application/json" id="kafaa-data">`; empty when there is none or it is broken. */
export function readPageData(): PageData {
  try {
    return (JSON.parse(document.getElementById('kafaa-data')?.textContent ?? '') ?? {}) as PageData;
  } catch {
    return {};
  }
}
