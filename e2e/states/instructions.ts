import type { Instructions } from '@kafaa/domain/evaluations/schema';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { company, type Open } from './stage.ts';

const FIGURES: Instructions = {
  engine: '0.4.1',
  answers: { train: 2712, test: 627, testJobs: 11, testVoices: 3 },
  levels: [
    { by: 'all', name: 'all', answers: 627, exact: 62, within: 98 },
    { by: 'language', name: 'fr', answers: 399, exact: 63, within: 98 },
    { by: 'kind', name: 'knowledge', answers: 99, exact: 55, within: 99 },
  ],
  limits: ['Une réponse à moitié en dialecte n’a pas de niveau 80 fois sur 100.'],
  model: null,
  modelFigures: null,
};

export const WITH_MODEL: Mock = { body: { ...FIGURES, model: 'grand-modele' } };

const MEASURED = { measuredAt: '2026-11-23', answers: 200, exact: 61, within: 97 };
export const WITH_MEASURED_MODEL: Mock = { body: { ...FIGURES, model: 'grand-modele', modelFigures: MEASURED } };

/** The instructions for use with a mocked API. */
export const instructions = (answer: Mock = { body: FIGURES }): Open =>
  company('/ModeEmploi', { 'GET /evaluations/instructions': answer });

/** Sentences about the purpose, the limits and « à vérifier », which an outsider must be able to understand. */
export const SENTENCES = [
  'une personne de votre entreprise, que vous savez nommer, invite ou refuse, après avoir lu.',
  'le moteur reconnaît un raisonnement, pas une erreur de métier. Une réponse fausse et sûre d’elle peut avoir le niveau d’une juste.',
  'rien n’a permis de juger, par exemple une réponse en arabe ou un CV illisible.',
  'moins de 11 points entre deux personnes, c’est une égalité',
  'Un texte appris par cœur, sans rien de précis',
  'Une bonne réponse mise sous une autre question de l’offre',
  'Un autre nom, une autre ville ou une autre école dans une réponse',
  'Cette relecture n’a pas été refaite.',
  'Aucune mesure ne dit que les mieux notés réussissent mieux dans le poste.',
  'Pour refuser quelqu’un sur le seul score, ou sans avoir lu ses réponses.',
];
