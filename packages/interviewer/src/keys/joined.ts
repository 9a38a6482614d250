/** Words of their own that begin with « j » and a vowel: « jamais », « jeune », « journée », "job". */
const OWN_WORD =
  /^j(?:ac|ad|aill|al[eo]|am(?:ais|b|$)|an[tv]|ap[ao]|ar[dgs]|arres?$|arrets?$|as[mp]|aug|aun|av[ae]|azz|ea|er[rs]|e[tuw]|obs?$|o[gkly]|oi[ent]|on[cg]|ou[eirt]|u[bdgijlmnprsx]|ut[es])/;

/** The verb in « je » + verb written as one word (« jappuie », « jecris »), or null. The tokeniser splits those before a consonant. */
export function verbBehindJ(token: string): string | null {
  return /^j[aeiouy][a-z]{3,}$/.test(token) && !OWN_WORD.test(token) ? token.slice(1) : null;
}
