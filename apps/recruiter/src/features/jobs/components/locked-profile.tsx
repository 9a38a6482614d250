import { sectorText } from '@kafaa/domain/companies/rules';
import { EMPHASIS_LABELS, EXPERIENCE_BANDS } from '@kafaa/domain/jobs/options';
import type { Job } from '@kafaa/domain/jobs/schema';
import { sharesText } from '@kafaa/domain/jobs/texts';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './locked-profile.module.css';

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);

const sectors = (list: string) =>
  list
    .split(',')
    .map((one) => sectorText(one.trim()))
    .join(', ');

/** Read-only view of the profile that the score is computed from, once it can no longer be changed. */
export function LockedProfile({ job }: { job: Job }) {
  const { idealProfile: profile, interviewLanguage, emphasis, indispensableSkills, asksForWriting } = job;
  const band = EXPERIENCE_BANDS.find(({ years }) => years === profile.minExperienceYears)?.label;
  const facts = [
    ['Compétences', profile.skills.join(', ')],
    ['Années d’expérience', band ?? String(profile.minExperienceYears)],
    ['Niveau de séniorité', profile.seniorityLevel],
    ['Niveau d’études', profile.educationLevel],
    ['Langue de l’entretien', interviewLanguage],
    ['Langues souhaitées', profile.preferredLanguages.join(', ')],
    ['Savoir-être', profile.softSkills.join(', ')],
    ['Secteur d’expérience', sectors(profile.industryBackground)],
    ['Ce qui compte le plus', `${EMPHASIS_LABELS[emphasis]}\u00A0: ${lowerFirst(sharesText(emphasis))}`],
    ['Indispensable', indispensableSkills.join(', ') || 'Aucune compétence'],
    ['Demande d’écrire', asksForWriting ? 'Oui\u00A0: la façon d’écrire compte' : 'Non'],
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
