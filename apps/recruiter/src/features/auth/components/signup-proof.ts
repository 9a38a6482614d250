import { clearDraft, type DraftPlace, readDraft, writeDraft } from '@kafaa/web-kit/draft';

// Local storage, because the link is opened in another tab, perhaps days later.
const PLACE: DraftPlace = { area: 'local', key: 'signup.proof' };

/** The secret by which this browser confirms the address it signed up with; undefined if there was no sign-up here. */
export function keptProof(): string | undefined {
  const kept = readDraft(PLACE)?.value;
  return typeof kept === 'string' && /^[\da-f]{64}$/.test(kept) ? kept : undefined;
}

/**
 * Reuses the stored secret, so a retry after a lost answer sends the same one; undefined if storage is not available.
 */
export function makeProof(): string | undefined {
  const kept = keptProof();
  if (kept !== undefined) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const proof = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return writeDraft(PLACE, proof, new Date()) ? proof : undefined;
}

export const forgetProof = () => clearDraft(PLACE);
