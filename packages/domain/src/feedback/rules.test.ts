import { describe, expect, it } from 'vitest';
import { composeFeedback } from './rules.ts';
import { feedbackPayload } from './schema.ts';
import { parseFields } from '#/kernel/first-error';

type Dimension = Parameters<typeof composeFeedback>[0][number];

const QUOTE = 'En mars 2023 j’ai repris le formulaire de virement.';
const OTHER = 'J’ai demandé à la caissière comment elle compte le soir.';
const dimension = (key: Dimension['key'], level: number | null, ...quotes: string[]): Dimension => ({
  key,
  level,
  quotes: quotes.map((text) => ({ text, source: 'answer' })),
});

describe('feedback for a candidate', () => {
  it('composeFeedback gives two strengths with the candidate’s own sentences, one piece of advice and no score', () => {
    const text = composeFeedback([
      dimension('technicalSkillsMatch', 4, QUOTE),
      dimension('mindsetScore', 3, OTHER),
      dimension('cultureFit', 2, 'Je range le stock avant d’ouvrir le magasin.'),
      dimension('otherFactorsScore', 1),
    ]);
    expect(text?.split('\n')).toEqual([
      'Un point fort, «\u00A0Compétences techniques\u00A0»\u00A0: on comprend ce que vous avez fait, et vous donnez de quoi le vérifier.',
      `Vous avez écrit\u00A0: «\u00A0${QUOTE}\u00A0»`,
      'Un point fort, «\u00A0État d’esprit\u00A0»\u00A0: on comprend ce que vous avez fait, et ce que cela a donné.',
      `Vous avez écrit\u00A0: «\u00A0${OTHER}\u00A0»`,
      'Un conseil, «\u00A0Autres facteurs\u00A0»\u00A0: Vous donnez un avis. Ajoutez un exemple vécu.',
      'Ce bilan vient de vos réponses. Il ne dit rien de la décision.',
    ]);
    expect(parseFields(feedbackPayload, { text }).ok).toBe(true);
  });

  it('composeFeedback does not mention criteria that were not evaluated, or the CV', () => {
    expect(
      composeFeedback([dimension('mindsetScore', null, QUOTE), dimension('experienceMatch', 4, QUOTE)]),
    ).toBeNull();
    expect(composeFeedback([])).toBeNull();
    const text = composeFeedback([dimension('mindsetScore', 0), dimension('cultureFit', null)]);
    expect(text).not.toContain('Adéquation');
    expect(text).not.toContain('point fort');
    expect(text?.split('\n')).toHaveLength(2);
  });

  it.each([
    ['an e-mail address', 'Écrivez-moi à sonia@exemple.tn pour le reste du dossier.'],
    ['a telephone number', 'Ma responsable répond au 22 345 678 tous les matins.'],
    ['a line break', 'J’ai repris le formulaire\net je l’ai livré en mars.'],
    ['too few words', 'J’ai livré.'],
    ['too many words', 'j’ai compté les colis du soir '.repeat(20)],
  ])('composeFeedback quotes no sentence with %s', (_what, quote) =>
    expect(composeFeedback([dimension('mindsetScore', 3, quote)])).not.toContain('Vous avez écrit'),
  );

  it('composeFeedback quotes no sentence of the CV, and no sentence twice', () => {
    const cv: Dimension = { key: 'mindsetScore', level: 3, quotes: [{ text: QUOTE, source: 'cv' }] };
    expect(composeFeedback([cv])).not.toContain(QUOTE);
    const twice = composeFeedback([dimension('mindsetScore', 3, QUOTE), dimension('cultureFit', 3, QUOTE)]);
    expect(twice?.split(QUOTE)).toHaveLength(2);
  });

  it.each([
    ['', 'Le bilan ne peut pas être vide.'],
    ['Bravo.\nVoyez https://exemple.tn/suite', 'Écrivez sans adresse de site'],
    ['Bravo <b>vous</b>', 'Écrivez sans adresse de site'],
    ['a'.repeat(1501), 'Le bilan dépasse 1500 caractères.'],
    ['Bravo \u202Ereçu', 'caractère invisible'],
  ])('the feedback schema refuses the edited text %j at its field', (text, message) => {
    const result = parseFields(feedbackPayload, { text });
    expect(result.ok ? [] : result.faults).toEqual([
      { path: 'text', message: expect.stringContaining(message) as unknown },
    ]);
  });
});
