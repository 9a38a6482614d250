/** Formats a day of the form `YYYY-MM-DD` as « 6 décembre ». */
export function dayText(day: string): string {
  const text = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return text.replace(/^1 /, '1er ');
}

/** Sentence with the promised day of an application. */
export const promiseText = (day: string): string => `Réponse avant le ${dayText(day)}, oui ou non.`;

/** Sentence that replaces the promise once its day has come without an answer; an address for questions follows. */
export const brokenPromiseText = (company: string, day: string): string =>
  `${company} avait promis une réponse avant le ${dayText(day)}. Elle n’est pas encore venue. Ce n’est pas un refus\u00A0: vous pouvez demander des nouvelles à`;

/** Returns the text of an offer about its promise and the company's usual time to answer. Null if it has neither. */
export function offerPromise({
  promiseDays,
  answersIn,
}: {
  readonly promiseDays: number | null;
  readonly answersIn: number | null;
}): string | null {
  if (promiseDays !== null) {
    const usual = answersIn === null ? '' : ` (${answersIn} en général)`;
    return `Réponse sous ${promiseDays} jours après l’entretien${usual}, oui ou non.`;
  }
  if (answersIn === null) return null;
  return `Cette entreprise répond en ${answersIn} jour${answersIn > 1 ? 's' : ''} en général.`;
}
