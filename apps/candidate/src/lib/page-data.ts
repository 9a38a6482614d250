import type { Interview } from '@kafaa/domain/interviews/schema';
import type { PublicJob } from '@kafaa/domain/jobs/schema';

/** Data that the server embeds in the page. */
export interface PageData {
  /** The offer of /Apply/{jobId}, which saves a second round trip; null when there is none. */
  readonly job?: PublicJob | null;
  /** The interview of /Interview/{token} before it begins; the server has rendered its first screen. */
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
