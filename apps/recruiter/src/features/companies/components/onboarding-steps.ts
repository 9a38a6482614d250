import type { OnboardingPayload } from '@kafaa/domain/companies/schema';
import type { TileCell } from '@kafaa/ui/tiles.tsx';

export type OnboardingField = keyof OnboardingPayload;

export interface OnboardingStep {
  readonly field: OnboardingField;
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  /** The tile that this step adds to the company's wall. */
  readonly tile: TileCell;
}

/** The four steps, in the order of the schema. */
export const ONBOARDING_STEPS = [
  {
    field: 'companyDescription',
    label: 'Description',
    title: 'Que fait votre entreprise\u202F?',
    lead: 'Deux ou trois phrases, comme vous le diriez à un candidat. Ce texte s’affichera sur vos offres.',
    tile: 'soleil2@270',
  },
  {
    field: 'industry',
    label: 'Industrie',
    title: 'Dans quel secteur travaillez-vous\u202F?',
    lead: 'Il s’affiche sur vos offres.',
    tile: 'soleil2',
  },
  {
    field: 'companySize',
    label: 'Taille',
    title: 'Combien êtes-vous\u202F?',
    lead: 'Le nombre de personnes qui travaillent dans l’entreprise aujourd’hui.',
    tile: 'soleil2@180',
  },
  {
    field: 'companyValues',
    label: 'Valeurs',
    title: 'Qu’est-ce qui compte chez vous\u202F?',
    lead: 'Chaque entretien posera une question sur vos valeurs. Choisissez celles qui comptent vraiment chez vous.',
    tile: 'soleil2@90',
  },
] as const satisfies readonly OnboardingStep[];
