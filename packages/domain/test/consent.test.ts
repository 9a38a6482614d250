import { expect, test } from 'vitest';
import { REGISTRATION_CONSENT_VERSION, REGISTRATION_CONSENT_VERSIONS, registrationNotice } from '#/candidates/texts';
import { CONSENT_VERSION, CONSENT_VERSIONS } from '#/interviews/options';
import { AID_LABEL, WARNING_ACCEPTED, WARNING_MORE, warningLead, warningTexts } from '#/interviews/texts';

/** FNV-1a hash to tell texts apart; it need not be secure. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

// Consent is recorded by version only, so a version must always mean the same text. When a text changes: add a version (the old
// one stays in this table and in the list of accepted versions) and reread the privacy page.
const REGISTRATION: Readonly<Record<string, string>> = { '2026-11': '3a622f9c', '2026-11-30': '21999a33' };
const INTERVIEW: Readonly<Record<string, string>> = {
  '2026-11': '76ee46bc',
  '2026-11-22': '23fe1092',
  '2026-11-23': 'bd0ef1f3',
  '2026-11-29': '51699893',
  '2026-11-30': '8fee096f',
  '2026-11-30-2': 'e72c45e0',
};

test('the current consent texts match the fingerprints recorded for their versions', () => {
  expect(fingerprint(registrationNotice('E'))).toBe(REGISTRATION[REGISTRATION_CONSENT_VERSION]);
  expect(Object.keys(REGISTRATION)).toEqual([...REGISTRATION_CONSENT_VERSIONS]);
  const warning = warningTexts({ companyName: 'E', language: 'Français' }).flatMap(
    ({ title, text, arabic = '', details }) => [
      title,
      text,
      arabic,
      ...(details ? [AID_LABEL, WARNING_MORE, ...details] : []),
    ],
  );
  expect(fingerprint([warningLead(8), ...warning, WARNING_ACCEPTED].join('\n'))).toBe(INTERVIEW[CONSENT_VERSION]);
  expect(Object.keys(INTERVIEW)).toEqual([...CONSENT_VERSIONS]);
});
