import { cx } from '@kafaa/ui/class-names';
import { EXPERIENCE_BANDS } from '@kafaa/domain/jobs/options';
import { remoteText } from '@kafaa/domain/jobs/texts';
import { Sparkle } from 'lucide-react';
import { Tag } from '@kafaa/ui/pill.tsx';
import { PREVIEW_STRIP } from '@kafaa/ui/tile-art';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { salaryText } from './job-facts.ts';
import { type JobValues, parseSalary } from './job-form.ts';
import styles from './job-preview.module.css';

/** An example of the questions that the offer will get; the real ones are generated when it is created. */
function exampleQuestion({ idealProfile: { skills, softSkills }, interviewLanguage }: JobValues): string {
  const skill = skills[0];
  if (interviewLanguage === 'Anglais') {
    if (skill) return `Tell us about the last problem you really solved with ${skill}.`;
    return 'Tell us about a choice you had to defend in front of someone who disagreed.';
  }
  if (skill) return `À propos de “${skill}”\u00A0: racontez un problème que vous avez résolu.`;
  if (softSkills[0])
    return `Racontez un moment où cette qualité a changé le résultat\u00A0: ${softSkills[0].toLocaleLowerCase('fr')}.`;
  return 'Racontez un choix que vous avez dû défendre devant quelqu’un qui n’était pas d’accord.';
}

interface JobPreviewProps {
  values: JobValues;
  company: string | undefined;
  /** True if the offer already has its questions, so that no example is shown. */
  published?: boolean;
}

/** Live preview of the offer as the candidate will see it. */
export function JobPreview({ values, company, published }: JobPreviewProps) {
  const { idealProfile } = values;
  const salary = parseSalary(values.salary);
  const band = EXPERIENCE_BANDS.find(({ years }) => years === idealProfile.minExperienceYears);
  const facts = [
    values.location.trim(),
    values.type,
    values.contract,
    values.remoteDays && remoteText(Number(values.remoteDays)),
    ...(salary === null || Number.isNaN(salary) ? [] : [salaryText(salary)]),
  ];
  // Dedupe: « Télétravail » can be both the place and the contract.
  const once = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];
  const profile = [...idealProfile.skills, ...(band ? [`${band.label}\u00A0ans`] : []), idealProfile.seniorityLevel];
  return (
    <aside className={cx('grid gap-14', styles.preview)} aria-label="Aperçu">
      <h2>Aperçu pour le candidat</h2>
      <div className={cx('panel', styles.card)}>
        <div className={styles.art}>
          <TileWall rows={PREVIEW_STRIP} />
        </div>
        <div className={styles.body}>
          <p className={cx('muted small', styles.company)}>{company ?? 'Votre entreprise'}</p>
          <h3>{values.title.trim() || 'Titre du poste'}</h3>
          <p className={styles.facts}>
            {once(facts).map((fact) => (
              <Tag key={fact}>{fact}</Tag>
            ))}
          </p>
          {profile.some(Boolean) && (
            <p className={styles.profile}>
              {once(profile).map((fact) => (
                <Tag key={fact}>{fact}</Tag>
              ))}
            </p>
          )}
        </div>
      </div>
      {!published && (
        <div className={styles.example}>
          <h3>
            <Sparkle />
            Exemple de question
          </h3>
          <p lang={values.interviewLanguage === 'Anglais' ? 'en' : undefined}>
            «{'\u00A0'}
            {exampleQuestion(values)}
            {'\u00A0'}»
          </p>
          <small>Indicatif. Les questions définitives sont générées à la création de l’offre.</small>
        </div>
      )}
    </aside>
  );
}
