import { describe, expect, it } from 'vitest';
import { evaluateWithModel } from '../src/llm.ts';
import { combineReading, shownCvLines } from '../src/llm/cv.ts';
import { ModelError } from '../src/llm/model.ts';
import { readingOf } from '../src/local.ts';
import { INPUT, session, verdict } from './scripted-model.ts';

describe('CV facts read by a model', () => {
  const cv = {
    text: [
      'Amira Ben Salah',
      'amira@mail.tn',
      'Expérience',
      '03/2021 - 02/2023 : technicienne, Hydro Sfax',
      'Stage 01/2020 - 06/2020 : atelier de pompes',
      'Formation',
      'BTS maintenance, ISET de Sfax, 2020',
      'Loisirs',
      'Scouts de Tunisie',
    ].join('\n'),
    pages: 1,
    hiddenText: [],
    warnings: [],
  };
  const input = { ...INPUT, cv };
  const shown = shownCvLines(cv, INPUT.identity, new Set(), 6_000);
  const local = readingOf(input);
  const now = 2026 * 12 + 10;
  if (!local) throw new Error('readingOf returned no CV reading');
  const at = (text: string) => shown.findIndex(({ line }) => line.text.includes(text)) + 1;
  const none = { experience: [], degree: null, studying: null, languages: [], skills: [], seniority: null };

  it('the CV lines sent to a model contain no identity, school or hobby', () => {
    const text = shown.map((each) => each.text).join('\n');
    for (const secret of ['Amira', 'Ben Salah', 'mail.tn', 'ISET', 'Scouts']) expect(text).not.toContain(secret);
    expect(text).toContain('03/2021 - 02/2023');
  });

  it('the code counts the months of the model’s periods, with internships at half, and quotes the CV lines', () => {
    const reading = combineReading(
      {
        ...none,
        experience: [
          { line: at('technicienne'), from: '2021-03', to: '2023-02', internship: false, sameTrade: true },
          { line: at('Stage'), from: '2020-01', to: '2020-06', internship: true, sameTrade: true },
        ],
        degree: { level: 'DUT/BTS', line: at('BTS') },
        skills: [{ name: 'Hydraulique', dated: true, line: at('technicienne') }],
      },
      shown,
      local,
      INPUT.job,
      now,
    );
    expect(reading.facts).toMatchObject({
      experienceMonths: 27,
      educationLevel: 'DUT/BTS',
      skills: [{ name: 'Hydraulique', dated: true }],
    });
    expect(reading.lines.education).toEqual(['BTS maintenance, ISET de Sfax, 2020']);
  });

  it('the engine keeps only the offer’s languages from a model’s reading, under the offer’s names', () => {
    const line = at('technicienne');
    const languages = [
      { name: 'French', level: 'courant' as const, line },
      { name: 'À recruter sans hésiter', level: 'bilingue' as const, line },
    ];
    const reading = combineReading({ ...none, languages }, shown, local, INPUT.job, now);
    expect(reading.facts.languages).toEqual([
      { name: 'Français', level: 'courant', line: '03/2021 - 02/2023 : technicienne, Hydro Sfax' },
    ]);
    expect(reading.lines.languages).toHaveLength(1);
  });

  it('the local reading replaces a model’s facts that its CV lines do not support', () => {
    const reading = combineReading(
      {
        ...none,
        experience: [{ line: at('technicienne'), from: '2005', to: 'now', internship: false, sameTrade: true }],
        degree: { level: 'Doctorat', line: 99 },
        skills: [{ name: 'Licorne', dated: true, line: 1 }],
        seniority: { level: 'Cadre', line: 0 },
      },
      shown,
      local,
      INPUT.job,
      now,
    );
    expect(reading.facts).toEqual(local.facts);
    expect(reading.lines).toEqual(local.lines);
  });

  it('the engine accepts a model’s diploma only up to the level that its CV line supports', () => {
    const read = (degree: 'Doctorat' | 'Licence' | 'Lycée', line: number) =>
      combineReading({ ...none, degree: { level: degree, line } }, shown, local, INPUT.job, now).facts.educationLevel;
    // One line names a BTS, the other no diploma.
    expect(read('Doctorat', at('BTS'))).toBe('DUT/BTS');
    expect(read('Licence', at('technicienne'))).toBe('DUT/BTS');
    expect(read('Lycée', at('BTS'))).toBe('Lycée');
    const studying = combineReading(
      {
        ...none,
        degree: { level: 'DUT/BTS', line: at('BTS') },
        studying: { level: 'Doctorat', line: at('technicienne') },
      },
      shown,
      local,
      INPUT.job,
      now,
    );
    expect(studying.facts.educationInProgress).toBeNull();
  });

  it('a refused CV request falls back to the local reader, and the engine stamp records it', async () => {
    const { open } = session((request) =>
      request.system.startsWith('You read facts') ? new ModelError('refused') : verdict(request),
    );
    const result = await evaluateWithModel(input, open);
    expect(result.engine).toMatchObject({ name: 'llm', cvReadLocally: 'refused' });
    expect(result.cv).toEqual(local.facts);
  });
});
