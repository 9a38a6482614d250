import { DIMENSIONS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import { Bars } from '@kafaa/ui/bars.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { XIcon } from '@kafaa/ui/icons.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { ScoreTile } from '@kafaa/ui/score-tile.tsx';
import styles from './sample-candidate.module.css';
import { useDismissed } from './use-dismissed.ts';

/** Invented scores, not taken from any candidate. */
const SCORES: Partial<Record<DimensionKey, number>> = {
  technicalSkillsMatch: 82,
  experienceMatch: 84,
  educationMatch: 75,
  languageMatch: 88,
  mindsetScore: 71,
  cultureFit: 66,
};
const FAMILIES = { Parcours: 'parcours', Personne: 'personne' } as const;

function Profile({ group }: { group: 'Parcours' | 'Personne' }) {
  const items = DIMENSIONS.filter((one) => one.group === group && one.key in SCORES).map(({ key, label }) => ({
    key,
    label,
    value: SCORES[key] ?? null,
  }));
  return <Bars title={group} items={items} family={FAMILIES[group]} level={4} />;
}

/** Shows an example evaluation to a company without one. It is not stored and can be dismissed. */
export function SampleCandidate() {
  const [dismissed, dismiss] = useDismissed('sample');
  if (dismissed) return null;
  return (
    <Card padded>
      <section className={styles.sample} aria-labelledby="sample-candidate">
        <header className={styles.head}>
          <ScoreTile score={78} />
          <div>
            <Pill tone="warn">Exemple</Pill>
            <h2 id="sample-candidate">Candidate fictive, comptable</h2>
            <p className="muted">À rencontrer</p>
          </div>
          <Button variant="ghost" size="sm" icon={<XIcon />} onClick={dismiss}>
            Masquer l’exemple
          </Button>
        </header>
        <p className="muted small">
          Voici ce que vous verrez après un entretien. Cette personne est inventée et n’est comptée dans aucun chiffre.
        </p>
        <p>
          Très solide sur le métier{'\u00A0'}: retrouve une TVA mal imputée parmi 214 lignes sur Sage et ajoute un
          contrôle mensuel. Parle moins du travail avec les autres.
        </p>
        <blockquote className={styles.quote}>
          «{'\u00A0'}J’ai comparé la balance avec celle du mois d’avant, et j’ai trouvé une facture de 812 dinars saisie
          8 120.{'\u00A0'}»
        </blockquote>
        <h3>Profil</h3>
        <div className={styles.profile}>
          <Profile group="Parcours" />
          <Profile group="Personne" />
        </div>
        <div>
          <h3>À lui demander</h3>
          <ul className={styles.questions}>
            <li>Quelle relance d’un client avez-vous menée vous-même, et avec quel résultat{'\u202F'}?</li>
            <li>Comment avez-vous transmis votre travail à un collègue{'\u202F'}?</li>
          </ul>
        </div>
      </section>
    </Card>
  );
}
