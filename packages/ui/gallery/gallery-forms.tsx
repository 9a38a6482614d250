import { useState } from 'react';
import { Card } from '#/card.tsx';
import { Checkbox } from '#/checkbox.tsx';
import { ChipSelect } from '#/chip-select.tsx';
import { OptionTiles } from '#/option-tiles.tsx';
import { SearchField } from '#/search-field.tsx';
import { Segmented } from '#/segmented.tsx';
import { SelectField, SelectInline } from '#/select-field.tsx';
import { ProgressBar, Steps } from '#/steps.tsx';
import { TagInput } from '#/tag-input.tsx';
import styles from './gallery.module.css';

const SORTS = [
  { value: 'score', label: 'Score' },
  { value: 'name', label: 'Nom' },
];

/** Sample of the choice fields, wizards and toolbars. */
export function SheetForms() {
  const [skills, setSkills] = useState(['React', 'TypeScript', 'Accessibilité']);
  const [years, setYears] = useState<number>();
  const [level, setLevel] = useState('Senior');
  const [language, setLanguage] = useState('fr');
  const [values, setValues] = useState(['Anglais', 'Français', 'Arabe']);
  const [filter, setFilter] = useState('all');
  const [mode, setMode] = useState('ONLINE');
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState('score');
  return (
    <div className={styles.wizard}>
      <div>
        <h2 className={styles.title}>Assistant</h2>
        <Steps
          current={1}
          steps={[
            { label: 'Informations de base', hint: 'Développeur front-end senior, Tunis' },
            { label: 'Exigences', hint: 'Ce que le poste demande' },
            { label: 'Préférences', hint: 'Langues, savoir-être, secteur' },
          ]}
        />
        <ProgressBar value={2} max={4} label="Étape 2 sur 4" />
      </div>
      <Card padded className={styles.stack}>
        <TagInput
          label="Compétences"
          required
          value={skills}
          onChange={setSkills}
          enterHint="Entrée pour ajouter"
          hint="3 à 6 compétences suffisent pour des questions précises."
        />
        <OptionTiles
          label="Années d’expérience"
          required
          columns={5}
          value={years}
          onChange={setYears}
          options={[0, 1, 3, 5, 10].map((value) => ({
            value,
            label: ['0-1', '1-3', '3-5', '5-10', '10+'][[0, 1, 3, 5, 10].indexOf(value)],
          }))}
          error={years === undefined ? 'Choisissez une tranche pour continuer.' : undefined}
        />
        <OptionTiles
          label="Niveau de séniorité"
          value={level}
          onChange={setLevel}
          options={['Stagiaire', 'Junior', 'Intermédiaire', 'Senior', "Chef d'équipe", 'Cadre'].map((value) => ({
            value,
            label: value,
          }))}
        />
        <OptionTiles
          label="Langue de l’entretien"
          big
          columns={2}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'fr', label: 'Français', hint: '«\u00A0Bonjour, je suis l’assistant RH...\u00A0»' },
            { value: 'en', label: 'Anglais', hint: '«\u00A0Hello, I am the HR assistant...\u00A0»' },
          ]}
        />
        <ChipSelect
          label="Langues"
          options={['Anglais', 'Français', 'Arabe', 'Espagnol', 'Allemand', 'Mandarin', 'Italien']}
          value={values}
          onChange={setValues}
          max={3}
          counter={`${values.length} sur 3 sélectionnés`}
        />
        <SelectField label="Secteur" options={SORTS} placeholder="Choisir..." />
        <Checkbox label="J’ai 18 ans ou plus" />
        <Checkbox label="J’ai compris" defaultChecked error="À accepter pour continuer" />
        <div className={styles.row}>
          <SearchField
            label="Rechercher un candidat"
            placeholder="Rechercher un candidat"
            value={query}
            onChange={setQuery}
            shortcut="/"
          />
          <Segmented
            label="Statut"
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: 'Tous', count: 9 },
              { value: 'PENDING', label: 'En attente', count: 6 },
              { value: 'ACCEPTED', label: 'Invité', count: 2 },
            ]}
          />
          <SelectInline label="Trier par" options={SORTS} value={sort} onChange={setSort} />
        </div>
        <Segmented
          full
          label="Type d’entretien"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'ONLINE', label: 'En ligne' },
            { value: 'IN_PERSON', label: 'En personne' },
          ]}
        />
      </Card>
    </div>
  );
}
