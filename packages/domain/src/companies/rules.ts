import { MIN_DESCRIPTION_EXCLUSIVE } from './options.ts';

/** The hint under the description: what is missing, then how long it is (specification, section 5). */
export function descriptionHint(description: string): string {
  const missing = MIN_DESCRIPTION_EXCLUSIVE + 1 - description.trim().length;
  return missing > 0
    ? `Veuillez entrer encore au moins ${missing} caractères`
    : `${description.trim().length} caractères`;
}
