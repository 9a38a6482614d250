import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInstructions } from '@kafaa/domain/evaluations/api';
import { modelFiguresText } from '@kafaa/domain/evaluations/fairness-texts';
import { engineText } from '@kafaa/domain/evaluations/texts';
import type { ModelFigures } from '@kafaa/interviewer/llm/calibration';
import { PROMPTS_VERSION } from '@kafaa/interviewer/llm/model';
import { readModelFigures, writeModelFigures } from './model-figures.ts';
import { commands } from '#/commands';
import { readArgs } from '#/platform/tasks/command';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { newCompany } from '@kafaa/testing/app/factories';

const FIGURES: ModelFigures = {
  configured: 'grand-modele',
  model: 'grand-modele-2026-10-01',
  prompts: PROMPTS_VERSION,
  measuredAt: '2026-11-23',
  offset: 0.21,
  slope: 0.9,
  learnedOn: 200,
  answers: 180,
  exact: 61,
  within: 97,
  spearman: 0.871,
  kappa: 0.8,
};

describe('stored model figures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-figures-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'model-figures.json');

  it('readModelFigures returns the figures of a configured model name, and null for an unknown name', () => {
    expect(readModelFigures(folder, 'grand-modele')).toBeNull();
    writeModelFigures(folder, FIGURES);
    writeModelFigures(folder, { ...FIGURES, configured: 'petit' });
    expect(readModelFigures(folder, 'grand-modele')).toEqual(FIGURES);
    expect(readModelFigures(folder, 'petit')).toMatchObject({ configured: 'petit' });
    for (const name of ['autre', '__proto__', 'toString']) expect(readModelFigures(folder, name)).toBeNull();
  });

  it.each(['', '{', '[]', 'null', '{"grand-modele":{"offset":99}}', '{"grand-modele":null}'])(
    'readModelFigures returns null for a file with %j, and the next write replaces the file',
    (content) => {
      writeFileSync(file, content);
      expect(readModelFigures(folder, 'grand-modele')).toBeNull();
      writeModelFigures(folder, FIGURES);
      expect(readModelFigures(folder, 'grand-modele')).toEqual(FIGURES);
      expect(readFileSync(file, 'utf8').endsWith('}\n')).toBe(true);
    },
  );
});

describe('configured model', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(freshDatabase);
  });
  afterAll(() => app.close());

  const measured = (figures: ModelFigures | null) =>
    Object.assign(app.deps, {
      languageModel: {
        model: 'grand-modele',
        begin: () => {
          throw new Error('this test must not call the model');
        },
        figures,
      },
    });
  const told = async () => {
    const command = commands.find(({ name }) => name === 'usage model');
    if (!command) throw new Error('no command usage model');
    return command.run(app.deps, readArgs(command, []));
  };

  it('a model is « non mesuré » until figures exist for the current prompt version', async () => {
    const { token } = await newCompany(app);
    for (const figures of [null, { ...FIGURES, prompts: 'p0' }]) {
      measured(figures);
      const { body } = await app.call(getInstructions, {}, token);
      expect(body.modelFigures).toBeNull();
      expect(modelFiguresText(body.modelFigures)).toBe('non mesuré');
      expect((await told()).text).toContain('non mesuré');
    }
  });

  it('the instructions API and the « usage model » command show the figures of a measured model', async () => {
    measured(FIGURES);
    const { token } = await newCompany(app);
    const { body } = await app.call(getInstructions, {}, token);
    expect(modelFiguresText(body.modelFigures)).toBe(
      'mesuré le 23/11/2026 sur 180 réponses, niveau exact 61\u00a0%, à un niveau près 97\u00a0%',
    );
    const { text, json } = await told();
    expect(text).toContain('Spearman 0,87');
    expect(text).toContain('niveau = 0,21 + 0,90 × moyenne');
    expect(json).toEqual({ model: 'grand-modele', figures: FIGURES });
    expect(engineText({ name: 'llm', version: '0.5.0', lexiconHash: '', model: 'm', calibration: '2026-11-23' })).toBe(
      'Modèle de langage m, moteur 0.5.0, calé le 23/11/2026',
    );
  });
});
