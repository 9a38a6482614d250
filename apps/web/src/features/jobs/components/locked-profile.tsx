import { EXPERIENCE_BANDS } from '@kafaa/domain/jobs/options';
import type { Job } from '@kafaa/domain/jobs/schema';
import { LockIcon } from '#/ui/page-icons.tsx';
import styles from './locked-profile.module.css';

/** What the score measures: shown, and not to be changed any more. */
export function LockedProfile({ job: { idealProfile: profile, interviewLanguage } }: { job: Job }) {
  const band = EXPERIENCE_BANDS.find(({ years }) => years === profile.minExperienceYears)?.label;
  const facts = [
    ['Compétences', profile.skills.join(', ')],
    ['Années d’expérience', band ?? String(profile.minExperienceYears)],
    ['Niveau de séniorité', profile.seniorityLevel],
    ['Niveau d’études', profile.educationLevel],
    ['Langue de l’entretien', interviewLanguage],
    ['Langues souhaitées', profile.preferredLanguages.join(', ')],
    ['Savoir-être', profile.softSkills.join(', ')],
    ['Secteur d’expérience', profile.industryBackground],
  ] as const;
  return (
    <section className={styles.locked} aria-labelledby="profil-verrouille">
      <h3 id="profil-verrouille">
        <LockIcon />
        Profil recherché
      </h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
