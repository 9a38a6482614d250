import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits, plainFigures, type Measured } from '@kafaa/interviewer/figures';

const text = readFileSync(new URL('../src/figures.json', import.meta.url), 'utf8');
const measured = () => JSON.parse(text) as Measured;
const plainSpaces = (sentence: string) => sentence.replace(/[\u00a0\u202f]/g, ' ');
const said = (figures: Measured): string[] => {
  const { first, second } = plainFigures(figures);
  return [...first, ...second].flatMap(({ lead, more, meaning }) => [...lead, ...more, meaning]).map(plainSpaces);
};
/** The sentences after one row of the first table, or of the second edition's table, is changed. */
const withRow = (name: string, change: object): string[] => said(changed(name, change));
const changed = (name: string, change: object): Measured => {
  const figures = measured();
  const swap = <Row extends object>(row: Row, key: string) => (key === name ? { ...row, ...change } : row);
  return {
    ...figures,
    rows: figures.rows.map((row) => swap(row, row.metric)),
    second: { ...figures.second, rows: figures.second.rows.map((row) => swap(row, row.figure)) },
  };
};

const TWO = 'Paires bien ordonnées, deux niveaux d’écart au moins';
const two = (rest: string) =>
  `Deux personnes répondent. Une réponse est nettement meilleure, de deux niveaux au moins : l’IA la place devant ${rest}`;
const OFF = 'Hors sujet, réponses honnêtes écartées à tort';
const GENDERS = 'interviews, masculine against feminine: numbers that move';
/** The largest difference between the genders, measured with the current engine. */
const POINTS = measured().second.rows.find(({ figure }) => figure === '… interviews: largest change')?.value ?? 0;
const PHONETIC = 'phonetic spelling against clean: mean cost in points';

describe('sentences of /Methode', () => {
  it.each([
    [TWO, { figure: '0.91', met: true, goal: '≥ 0.90' }, two('91 fois sur 100.')],
    [
      TWO,
      { figure: '0.91', met: false, goal: '≥ 0.96' },
      two('91 fois sur 100. C’est moins que notre but : 96 fois sur 100.'),
    ],
    [
      TWO,
      { figure: '0.96', met: false, goal: '≥ 0.96' },
      two('96 fois sur 100. Notre but, 96 fois sur 100, est manqué de très peu.'),
    ],
    [
      PHONETIC,
      { value: 4.9, met: true },
      'Écrite comme on entend (« jé apelé le client »), elle coûte 4,9 points en moyenne.',
    ],
    [
      PHONETIC,
      { value: 13.9, met: false, goal: 5 },
      'Écrite comme on entend (« jé apelé le client »), elle coûte 13,9 points en moyenne. C’est plus que notre but : 5 points au plus.',
    ],
    [
      'identity swapped, lists of packages, as typed: answers that move',
      { value: 0.6, largest: 46, met: false, goal: 0 },
      'Un autre nom, une autre ville ou une autre école dans la réponse, avec majuscule : scores qui changent, 6 sur 1 000, de 46 points au plus. Notre but est 0 sur 1 000.',
    ],
    [
      PHONETIC,
      { value: 0, met: true },
      'Écrite comme on entend (« jé apelé le client »), elle ne coûte rien en moyenne.',
    ],
    [
      PHONETIC,
      { value: -1.5, met: true },
      'Écrite comme on entend (« jé apelé le client »), elle rapporte 1,5 point en moyenne.',
    ],
    [
      GENDERS,
      { value: 0.1, met: false, goal: 0 },
      `Le même entretien, écrit au masculin puis au féminin : un chiffre change moins d’une fois sur 100, de ${POINTS} point${POINTS > 1 ? 's' : ''} au plus. Notre but est 0 fois sur 100.`,
    ],
    [
      GENDERS,
      { value: 0, met: true },
      'Le même entretien, écrit au masculin puis au féminin : aucun chiffre ne change.',
    ],
  ])('the sentence of the figure « %s » changes with its measurement: %o', (name, change, sentence) => {
    expect(withRow(name, change)).toContain(sentence);
  });

  it.each([
    ['0.000', 'aucune n’est dite hors sujet à tort.'],
    ['0.001', '1 est dite hors sujet à tort.'],
    ['0.012', '12 sont dites hors sujet à tort.'],
  ])('the sentence about honest answers uses singular or plural for the figure %s', (figure, end) => {
    const [sentence] = withRow(OFF, { figure, met: true }).filter((each) => each.includes('des réponses hors sujet'));
    expect(sentence).toMatch(new RegExp(`Sur 1 000 réponses honnêtes, ${end}$`));
  });

  it('the sentences mention a goal once for each row that misses its goal, and for no other row', () => {
    const goals = (figures: Measured) =>
      said(figures)
        .join(' ')
        .split(/otre but/).length - 1;
    const figures = measured();
    const first = figures.rows.filter(({ met }) => met === false).length;
    expect(first).toBeGreaterThan(0);
    const met = {
      ...figures,
      second: { ...figures.second, rows: figures.second.rows.map((row) => ({ ...row, met: true })) },
    };
    expect(goals(met)).toBe(first);
    expect(goals({ ...met, rows: figures.rows.map((row) => ({ ...row, met: true })) })).toBe(0);
  });

  it.each(measured().rows.map(({ metric }) => metric))(
    'the sentences change when the figure « %s » changes',
    (metric) => {
      const before = said(measured()).join('\n');
      expect(withRow(metric, { figure: '0.43' }).join('\n')).not.toBe(before);
    },
  );

  it('every question begins with at least one sentence, and later sentences mention no missed goal', () => {
    const { first, second } = plainFigures(measured());
    for (const { lead, more } of [...first, ...second]) {
      expect(lead.length).toBeGreaterThan(0);
      expect(more.join(' ')).not.toMatch(/notre but/i);
    }
    expect(first[0]?.lead[0]).toContain('Deux personnes répondent.');
  });

  it('plainFigures throws the metric’s name if the benchmark lacks its row', () => {
    const { rows, ...rest } = measured();
    expect(() => plainFigures({ ...rest, rows: rows.slice(1) })).toThrow('corrélation de Spearman');
  });
});

describe('limits in « Mode d’emploi »', () => {
  const OTHER_QUESTION = '… under another question of the same offer: caught';
  const GENERAL = 'general texts, each under six questions: level 3 or 4';

  it.each([
    [OTHER_QUESTION, { value: 0.1 }, 'le moteur le voit moins d’une fois sur 100.'],
    [OTHER_QUESTION, { value: 61.6 }, 'le moteur le voit 62 fois sur 100.'],
    [GENERAL, { value: 0 }, 'Un texte général : 0 fois sur 100.'],
    [GENERAL, { value: 71.8 }, 'Un texte général : 72 fois sur 100.'],
    [GENDERS, { value: 29.2 }, 'un chiffre change 29 fois sur 100'],
    [GENDERS, { value: 0 }, 'aucun chiffre ne change'],
    [PHONETIC, { value: 6.5 }, 'écrite comme on entend (« jé apelé ») coûte 6,5 points en moyenne'],
  ])('the limits include the figure « %s »: %o', (name, change, words) => {
    expect(limits(changed(name, change)).map(plainSpaces).join(' ')).toContain(words);
  });

  it('the last limit says whether the team knew the texts: yes for dev texts, no for test texts', () => {
    const figures = measured();
    const last = (split: string) => limits({ ...figures, second: { ...figures.second, split } }).at(-1);
    expect(last('dev')).toContain('il peut faire moins bien');
    expect(last('test')).toContain('que ni l’équipe ni lui ne connaissaient');
  });
});
