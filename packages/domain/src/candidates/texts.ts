/** Version of the notice under the form of /Apply, recorded with each candidate. A changed text needs a new version. */
export const REGISTRATION_CONSENT_VERSION = '2026-11';

/** The notice that a candidate reads before sending the form. */
export function registrationNotice(companyName: string): string {
  return `Vos données sont visibles uniquement par ${companyName}, pour étudier votre candidature. Chaque e-mail contient un lien pour les voir, les corriger ou les effacer. Candidature réservée aux 18 ans et plus.`;
}

/** Shown for a personal link sent to an e-mail address that has been corrected since. */
export const LINK_REPLACED =
  'Ce lien a été remplacé\u00A0: l’adresse e-mail de cette candidature a été corrigée. Ouvrez l’e-mail le plus récent.';
