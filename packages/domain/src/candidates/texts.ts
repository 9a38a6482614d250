/** Version of the notice under the form of /Apply, recorded with each candidate. A changed text needs a new version. */
export const REGISTRATION_CONSENT_VERSION = '2026-11-30';
/** Versions accepted with a registration, because a page opened before a release shows the previous version. */
export const REGISTRATION_CONSENT_VERSIONS = ['2026-11', REGISTRATION_CONSENT_VERSION] as const;

/** The notice that a candidate reads before sending the form. */
export function registrationNotice(companyName: string): string {
  return `Seule ${companyName} voit vos données, pour étudier votre candidature. Chaque e-mail permet de les voir, corriger ou effacer. À partir de 18 ans.`;
}

/** Message for a personal link that was sent to an e-mail address corrected since. */
export const LINK_REPLACED =
  'Ce lien a été remplacé\u00A0: l’adresse e-mail de cette candidature a été corrigée. Ouvrez l’e-mail le plus récent.';
