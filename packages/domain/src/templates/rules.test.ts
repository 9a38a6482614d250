import { describe, expect, test } from 'vitest';
import { TEMPLATE_KINDS } from './options.ts';
import { fillTemplate, templateError, variableError } from './rules.ts';
import { templatePayload } from './schema.ts';
import { STARTING_WORDS } from './texts.ts';

describe('variables of a template', () => {
  test.each(['{{nom}}', '{{#each candidats}}', '{{}}', '{{prenom}} {{x}}'])(
    'variableError refuses the unknown variable %s',
    (words) => {
      expect(variableError(words)).toMatch(/n’existe pas/);
    },
  );
  test.each(['{{prenom', 'prenom}}', '{{{prenom}}}', '{{ {{prenom}}'])(
    'variableError refuses the incomplete variable %s',
    (words) => {
      expect(variableError(words)).toMatch(/incomplète/);
    },
  );
  test('fillTemplate leaves a value that looks like a variable unchanged', () => {
    const values = { prenom: '{{poste}}', poste: 'Comptable', entreprise: 'Médina' };
    expect(fillTemplate('{{prenom}}, {{ poste }} chez {{entreprise}}', values)).toBe(
      '{{poste}}, Comptable chez Médina',
    );
  });
});

describe('allowed content of a template', () => {
  const words = { subject: 'Votre candidature', text: 'Merci.' };
  const fields = (change: object) =>
    templatePayload.safeParse({ ...words, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];

  test('templateError accepts every initial text of the editor', () => {
    for (const kind of TEMPLATE_KINDS) {
      const started = STARTING_WORDS[kind];
      expect(templatePayload.safeParse(started).success).toBe(true);
      expect(templateError(kind, started)).toBeNull();
    }
  });
  test.each([
    ['a line break in the subject', { subject: 'Bonjour\r\nBcc: tous@mail.tn' }, 'subject'],
    ['an address in the subject', { subject: 'Lisez gagne.example' }, 'subject'],
    ['an unknown variable in the subject', { subject: 'Bonjour {{nom}}' }, 'subject'],
    ['an unknown variable in the text', { text: '{{#if x}}' }, 'text'],
    ['a character that reverses the text', { text: 'a\u202Eb' }, 'text'],
    ['a subject that is too long', { subject: 'a'.repeat(121) }, 'subject'],
    ['a text that is too long', { text: 'a'.repeat(4001) }, 'text'],
    ['an empty text', { text: ' \n ' }, 'text'],
  ])('the template schema reports %s at its own field', (_what, change, field) => {
    expect(fields(change)).toEqual([field]);
  });
  test('templateError requires the offer variable in the subject or the text of a template', () => {
    expect(templateError('REJECTION', words)).toMatchObject({ path: 'text' });
    expect(templateError('REJECTION', { ...words, subject: '{{poste}}' })).toBeNull();
  });
  test('templateError refuses a web address in the mail about the waiting list', () => {
    const text = '{{poste}}, voyez https://ailleurs.example';
    expect(templateError('WAITING', { ...words, text })).toMatchObject({ path: 'text' });
    expect(templateError('REJECTION', { ...words, text })).toBeNull();
  });
});
