import type { Petal } from '@kafaa/ui/petal.tsx';

/** The fictional candidate of the public pages. */
export const EXAMPLE_PETALS: readonly Petal[] = [
  { key: 'experience', label: 'Expérience', value: 90, family: 'parcours' },
  { key: 'skills', label: 'Technique', value: 94, family: 'parcours' },
  { key: 'education', label: 'Formation', value: 88, family: 'parcours' },
  { key: 'languages', label: 'Langues', value: 96, family: 'parcours' },
  { key: 'seniority', label: 'Séniorité', value: 84, family: 'parcours' },
  { key: 'cv', label: 'CV', value: 89, family: 'parcours' },
  { key: 'mindset', label: 'État d’esprit', value: 95, family: 'personne' },
  { key: 'culture', label: 'Culture', value: 93, family: 'personne' },
  { key: 'others', label: 'Autres', value: 87, family: 'personne' },
  { key: 'communication', label: 'Communication', value: 91, family: 'personne' },
];
