import { describe, expect, test } from 'vitest';
import { loginSchema, resetFormSchema, resetRequestSchema, signupSchema } from '#/auth/schema';
import { registrationFieldsSchema } from '#/candidates/schema';
import { descriptionHint } from '#/companies/rules';
import { onboardingSchema } from '#/companies/schema';
import { basicsSchema, preferencesSchema, requirementsSchema, saveQuestionsSchema } from '#/jobs/schema';
import { fillPath } from '#/kernel/endpoint';
import { parseFields } from '#/kernel/first-error';
import { correctionSchema } from '#/own-data/schema';
import { PLAIN_NAME, VISIBLE_TEXT } from '#/kernel/plain-name';
import type * as z from 'zod/mini';

/** The messages of a form in the order in which they are shown; empty if it is valid. */
const messages = (schema: z.ZodMiniType, value: object) => {
  const result = parseFields(schema, value);
  return result.ok ? [] : result.faults.map(({ message }) => message);
};

const company = {
  userName: 'rh@atlas.tn',
  password: '12345678',
  name: 'Atlas',
  phone: '71222333',
  adresse: '5 rue',
  city: 'Tunis',
};

test('the schemas refuse e-mail addresses of a million characters within one second of CPU time', () => {
  const started = process.threadCpuUsage();
  for (const email of [`a@${'.'.repeat(1_000_000)}@`, `a@${'a.'.repeat(500_000)}@`])
    for (const [schema, field] of [
      [signupSchema, 'userName'],
      [loginSchema, 'userName'],
      [resetRequestSchema, 'email'],
      [registrationFieldsSchema, 'email'],
    ] as const)
      expect(messages(schema, { [field]: email })[0]).toMatch(/adresse e-?mail valide|L'adresse e-mail|prénom/);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1000);
});

describe('sign-up', () => {
  test('the sign-up schema reports its errors in the order of the specification', () => {
    const wrong = { userName: 'x', password: '1', name: 'ab', phone: '1', adresse: 'a', city: '' };
    expect(messages(signupSchema, wrong)).toEqual([
      'Veuillez entrer une adresse e-mail valide.',
      'Le mot de passe doit contenir au moins 8 caractères.',
      'Le nom doit contenir entre 3 et 15 caractères.',
      'Le numéro de téléphone doit contenir exactement 8 chiffres.',
      "L'adresse doit contenir entre 3 et 50 caractères.",
      'Veuillez entrer votre ville.',
    ]);
    expect(messages(signupSchema, company)).toEqual([]);
  });

  test('the sign-up schema has inclusive length bounds, trims spaces and lower-cases the e-mail address', () => {
    const parsed = parseFields(signupSchema, {
      ...company,
      userName: '  RH@Atlas.TN ',
      name: ` ${'a'.repeat(15)} `,
      adresse: 'a'.repeat(50),
    });
    expect(parsed).toMatchObject({ ok: true, value: { userName: 'rh@atlas.tn', name: 'a'.repeat(15) } });
    expect(messages(signupSchema, { ...company, name: 'a'.repeat(16) })).toHaveLength(1);
    expect(messages(signupSchema, { ...company, adresse: 'a'.repeat(51) })).toHaveLength(1);
  });
});

test.each([
  ['a@b.c', 'simple', true],
  ['a@b.c', 'strict', false],
  ['a@b.tn', 'strict', true],
  ['prénom@société.tn', 'simple', true],
  ['deux mots@b.tn', 'simple', false],
  ['a@b', 'simple', false],
  ['a@b.tn\nBcc: c@d.tn', 'simple', false],
])('the e-mail address %j is valid by the %s pattern: %s', (userName, pattern, accepted) => {
  const schema = pattern === 'simple' ? signupSchema : loginSchema;
  expect(messages(schema, { ...company, userName })).toEqual(
    accepted ? [] : ['Veuillez entrer une adresse e-mail valide.'],
  );
});

test('the log-in, reset request and new password schemas report invalid values in French', () => {
  expect(messages(loginSchema, { userName: 'a@b.tn', password: '1234567' })).toEqual([
    'Le mot de passe doit comporter au moins 8 caractères.',
  ]);
  expect(messages(resetRequestSchema, { email: 'a' })).toEqual(['Veuillez entrer une adresse email valide.']);
  expect(messages(resetFormSchema, { newPassword: '12345678', confirmation: '1234567' })).toEqual([
    'Les mots de passe ne correspondent pas.',
  ]);
});

test('the onboarding schema refuses a short description and missing or duplicate values', () => {
  expect(descriptionHint('')).toBe('Veuillez entrer encore au moins 11 caractères');
  expect(descriptionHint('  une ferme  '), 'spaces around it do not count').toBe(
    'Veuillez entrer encore au moins 2 caractères',
  );
  expect(descriptionHint('  une boulangerie  ')).toBe('15 caractères');
  expect(descriptionHint('dix lettres')).toBe('11 caractères');
  const right = {
    companyDescription: 'Une agence web.',
    industry: 'Restauration',
    companySize: '1000+',
    companyValues: ['Communauté'],
  };
  expect(messages(onboardingSchema, right)).toEqual([]);
  expect(messages(onboardingSchema, { ...right, companyDescription: 'dix lettre' })).toEqual([
    'Veuillez entrer encore au moins 1 caractères',
  ]);
  expect(messages(onboardingSchema, { ...right, companyValues: [] })).toEqual(['Choisissez au moins une valeur.']);
  expect(messages(onboardingSchema, { ...right, companyValues: ['Communauté', 'Communauté'] })).toEqual([
    'Une valeur ne se choisit qu’une fois.',
  ]);
});

test('the registration schema accepts Arabic and emoji names and reports missing or invalid fields', () => {
  expect(messages(registrationFieldsSchema, { firstName: ' ', lastName: '', email: '', phone: '' })).toEqual([
    'Le prénom est requis',
    'Le nom est requis',
    "L'adresse e-mail est requise",
    'Le numéro de téléphone est requis',
  ]);
  expect(
    messages(registrationFieldsSchema, { firstName: 'أميرة', lastName: '👩‍💻', email: 'a@b', phone: '2012345' }),
  ).toEqual([
    'Veuillez entrer une adresse e-mail valide',
    'Veuillez entrer un numéro de téléphone valide (8 chiffres)',
  ]);
});

test.each([
  ['Gagnez sur https://gains.example', false],
  ['www.gains.example', false],
  ['Visitez Gains.com', false],
  ['gains.tn/prix', false],
  ['amira@mail.tn', false],
  ['<b>Amira</b>', false],
  ['arimA\u202Emuser', false],
  ['Ami\nra', false],
  ['Dr.Ali', true],
  ['J.-P.', true],
  ['N’Golo', true],
  ["D'Arc-Étoile", true],
  ['محمّد', true],
  ['Md. Comlan', true],
  ['Jean (Jo) & Co', true],
])('the correction schema accepts %j as a first name: %s', (firstName, taken) => {
  const fields = { firstName, lastName: 'B', phone: '20123456' };
  const refusal = /[\n\u202E]/.test(firstName) ? VISIBLE_TEXT : PLAIN_NAME;
  expect(messages(correctionSchema, fields)).toEqual(taken ? [] : [refusal]);
});

test.each([
  ['2027-03-01', '2027-03-01'],
  ['', null],
  [null, null],
  ['2027-02-29', 'Veuillez entrer une date valide'],
  ['1/3/2027', 'Veuillez entrer une date valide'],
  [20270301, 'Veuillez entrer une date valide'],
])('the registration schema reads the availability date %j as %j', (availableFrom, read) => {
  const fields = { firstName: 'A', lastName: 'B', email: 'a@b.tn', phone: '20123456', availableFrom };
  const parsed = parseFields(registrationFieldsSchema, fields);
  expect(parsed.ok ? parsed.value.availableFrom : parsed.faults).toEqual(
    parsed.ok ? read : [{ path: 'availableFrom', message: read }],
  );
});

describe('offer wizard schemas', () => {
  test('the schema of wizard step 1 reports four missing fields and a negative or non-numeric salary', () => {
    expect(messages(basicsSchema, { title: '', description: '', location: '', salary: null, type: '' })).toHaveLength(
      4,
    );
    const right = {
      title: 'Comptable',
      description: 'Tenue des comptes.',
      location: 'Sousse',
      salary: null,
      type: 'Contrat',
    };
    expect(messages(basicsSchema, right)).toEqual([]);
    expect(messages(basicsSchema, { ...right, salary: -1 })).toEqual(['Le salaire ne peut pas être négatif.']);
    expect(messages(basicsSchema, { ...right, salary: Number.NaN })).toEqual([
      'Le salaire est un nombre, en dinars par mois.',
    ]);
  });

  test('the schema of wizard step 2 refuses duplicate skills and unlisted years of experience', () => {
    const right = {
      skills: ['Sage'],
      minExperienceYears: 10,
      seniorityLevel: "Chef d'équipe",
      educationLevel: 'Non requis',
    };
    expect(messages(requirementsSchema, right)).toEqual([]);
    expect(messages(requirementsSchema, { ...right, skills: ['Sage', 'sage '] })).toEqual([
      'Cette compétence est déjà dans la liste.',
    ]);
    expect(messages(requirementsSchema, { ...right, minExperienceYears: 2 })).toEqual([
      'Choisissez une tranche d’expérience.',
    ]);
  });

  test('the schema of wizard step 3 refuses a fourth language and an unlisted industry', () => {
    const right = {
      preferredLanguages: ['Arabe'],
      softSkills: ["Travail d'équipe"],
      industryBackground: 'Finance, Commerce',
    };
    expect(messages(preferencesSchema, right)).toEqual([]);
    expect(
      messages(preferencesSchema, { ...right, preferredLanguages: ['Arabe', 'Français', 'Anglais', 'Russe'] }),
    ).toEqual(['Pas plus de 3 langues.']);
    expect(messages(preferencesSchema, { ...right, industryBackground: 'Finance, Magie' })).toEqual([
      'Ce secteur n’est pas dans la liste.',
    ]);
  });

  test('the question list schema refuses fewer than three questions and duplicates', () => {
    const question = (text: string) => ({ text });
    expect(
      messages(saveQuestionsSchema, { questions: [question('Racontez un projet.'), question('Racontez un échec.')] }),
    ).toEqual(['Gardez au moins 3 questions.']);
    const twice = ['Racontez un projet.', 'Racontez un échec.', 'racontez un projet.'].map(question);
    expect(messages(saveQuestionsSchema, { questions: twice })).toEqual(['Deux questions sont identiques.']);
  });
});

test('fillPath URL-encodes its parameters and throws an error for a missing one', () => {
  expect(fillPath('/auth/request-reset/{email}', { email: 'a b@c.tn/?' })).toBe(
    '/auth/request-reset/a%20b%40c.tn%2F%3F',
  );
  expect(() => fillPath('/x/{id}', {})).toThrow(/missing path parameter id/);
});
