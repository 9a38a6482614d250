import type { CreateJobPayload } from '@kafaa/domain/jobs/schema';

/** The payload that creates the offer of most tests. */
export const OFFER: CreateJobPayload = {
  title: 'Développeur front-end senior',
  description: 'Vous portez la qualité du front, du prototype à la mise en ligne, dans une équipe de six personnes.',
  location: 'Tunis',
  salary: 2400,
  type: 'Temps plein',
  idealProfile: {
    skills: ['React', 'TypeScript', 'Accessibilité'],
    minExperienceYears: 3,
    educationLevel: 'Licence',
    preferredLanguages: ['Français', 'Anglais'],
    softSkills: ['Communication', 'Résolution de problèmes'],
    seniorityLevel: 'Senior',
    industryBackground: 'Technologie',
  },
  interviewLanguage: 'Français',
};
