import { areTied } from '@kafaa/domain/evaluations/rules';
import type { WeightsPreview as Preview } from '@kafaa/domain/evaluations/schema';
import { EMPHASIS_LABELS, type Emphasis } from '@kafaa/domain/jobs/options';
import { counted } from '@kafaa/web-kit/format';
import styles from './weights-preview.module.css';

type Person = NonNullable<Preview['example']>['people'][number];

/** Sorts people by the chosen weights; `moved` counts places gained against the order under the offer's own weights. */
function ordered(people: readonly Person[], emphasis: Emphasis, own: Emphasis) {
  const by = (choice: Emphasis) =>
    people.toSorted((a, b) => b.scores[choice] - a.scores[choice] || (a.id < b.id ? -1 : 1));
  const before = by(own).map(({ id }) => id);
  return by(emphasis).map((person, index) => ({ ...person, moved: before.indexOf(person.id) - index }));
}

function movedText(moved: number): string {
  if (moved === 0) return '';
  const places = `${Math.abs(moved)} place${Math.abs(moved) > 1 ? 's' : ''}`;
  return moved > 0 ? `, gagne ${places}` : `, perd ${places}`;
}

/** Previews how a choice of weights would rank people who are already evaluated. */
export function WeightsPreview({ preview: { example, outdated }, emphasis }: { preview: Preview; emphasis: Emphasis }) {
  if (!example)
    return (
      <p className={styles.none}>
        {outdated > 0
          ? `Pas d’aperçu du classement\u00A0: vos ${counted(outdated, 'évaluation')} viennent d’un autre moteur. «\u00A0Recalculer\u00A0» dans Compte, Données les rapproche.`
          : 'Dès que deux candidats d’une autre offre sont évalués, un aperçu du classement s’affiche ici.'}
      </p>
    );
  const people = ordered(example.people, emphasis, example.emphasis);
  const [first] = people;
  const measured = ({ scores, margin }: Person) => ({ score: scores[emphasis], margin, engine: '' });
  return (
    <section className={styles.preview} aria-label="Aperçu du classement">
      <h3 className="label">
        Avec «{'\u00A0'}
        {EMPHASIS_LABELS[emphasis]}
        {'\u00A0'}», l’ordre de «{'\u00A0'}
        {example.title}
        {'\u00A0'}»
      </h3>
      <ol>
        {people.map((person) => (
          <li key={person.id}>
            <bdi>{person.name}</bdi>
            <span>
              {person.scores[emphasis]}
              {person.margin !== null && `\u00A0±\u00A0${person.margin}`}
              {movedText(person.moved)}
              {first && person !== first && areTied(measured(first), measured(person)) && ', à égalité avec la tête'}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.none}>
        Un exemple tiré d’une offre proche{'\u00A0'}: rien n’y change. Elle-même pèse «{'\u00A0'}
        {EMPHASIS_LABELS[example.emphasis]}
        {'\u00A0'}».
      </p>
    </section>
  );
}
