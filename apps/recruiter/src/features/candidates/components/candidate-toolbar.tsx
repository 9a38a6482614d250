import { cx } from '@kafaa/ui/class-names';
import type { countStages } from '@kafaa/domain/candidates/api';
import { STAGE_LABELS, STAGES } from '@kafaa/domain/candidates/options';
import type { CandidatePage } from '@kafaa/domain/candidates/schema';
import type { Output } from '@kafaa/domain/kernel/endpoint';
import { ArrowDownWideNarrow, Columns3, Rows3 } from 'lucide-react';
import { type Ref, useCallback, useEffect, useState } from 'react';
import { useShortcutsSwitch } from '#/lib/shortcuts';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import { SearchField } from '@kafaa/ui/search-field.tsx';
import { Segmented } from '@kafaa/ui/segmented.tsx';
import styles from './candidate-toolbar.module.css';
import { type Filters, SORTS, TO_CHECK } from './filters.ts';

const DEBOUNCE_MS = 300;

interface ToolbarProps {
  filters: Filters;
  stats: CandidatePage['stats'] | undefined;
  /** Number of candidates per stage. While undefined (loading), every stage is offered without a number. */
  counts: Output<typeof countStages> | undefined;
  /** Must be stable between renders; otherwise the debounce timer restarts with each one. */
  onChange: (patch: Partial<Filters>) => void;
  searchRef: Ref<HTMLInputElement>;
  /** True while the list of another filter loads. */
  pending: boolean;
  /** Whether the board is shown, which needs no filter by stage. */
  board?: boolean;
  onBoard: (board: boolean) => void;
}

/** Switches between the list and the board. */
const ViewSwitch = ({ board, onBoard }: { board: boolean; onBoard: (board: boolean) => void }) => (
  <Segmented
    className={styles.views}
    label="Affichage"
    value={board ? 'board' : 'list'}
    onChange={(value) => onBoard(value === 'board')}
    options={[
      { value: 'list', label: <span>Liste</span>, icon: <Rows3 size={16} />, title: 'Liste' },
      { value: 'board', label: <span>Tableau</span>, icon: <Columns3 size={16} />, title: 'Tableau' },
    ]}
  />
);

/** Search field: debounced, and updated when the filter in the URL changes by other means. */
interface SearchProps {
  value: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLInputElement>;
  /** Whether the key « / » leads to the field. */
  hasKey: boolean;
}

function CandidateSearch({ value, onChange, inputRef, hasKey }: SearchProps) {
  const [shortcuts] = useShortcutsSwitch();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    const next = text.trim();
    if (next === known.trim()) return undefined;
    const timer = setTimeout(() => onChange(next), next === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, known, onChange]);
  return (
    <SearchField
      className={styles.search}
      label="Rechercher un candidat"
      placeholder="Rechercher un candidat"
      maxLength={100}
      ref={inputRef}
      shortcut={shortcuts && hasKey ? '/' : undefined}
      value={text}
      onChange={setText}
    />
  );
}

function SortSelect({ value, onChange }: { value: Filters['sort']; onChange: (value: Filters['sort']) => void }) {
  return (
    <label className={cx('inline gap-6 small', styles.sort)}>
      <ArrowDownWideNarrow className={styles.sortIcon} size={18} />
      <span>Trier par</span>
      <select value={value} onChange={(event) => onChange(event.target.value as Filters['sort'])}>
        {SORTS.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={15} className={styles.sortChevron} />
    </label>
  );
}

export function CandidateToolbar({
  filters,
  stats,
  counts,
  onChange,
  searchRef,
  pending,
  board,
  onBoard,
}: ToolbarProps) {
  const changeSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  const counted = new Map(counts?.map(({ stage, count }) => [stage, count]));
  // Stages without anybody are left out, except the selected one.
  const shown = STAGES.filter((stage) => !counts || stage === filters.stage || counted.has(stage));
  return (
    <search className={cx('cluster middle gap-10', styles.toolbar)} aria-label="Candidats">
      <CandidateSearch value={filters.search} onChange={changeSearch} inputRef={searchRef} hasKey={!board} />
      {!board && (
        <Segmented
          className={styles.stages}
          label="Filtrer par étape"
          value={filters.stage}
          onChange={(stage) => onChange({ stage })}
          options={[
            { value: 'ALL', label: 'Tous', count: stats?.total },
            ...shown.map((stage) => ({
              value: stage,
              label: STAGE_LABELS[stage],
              ...(counts && { count: counted.get(stage) ?? 0 }),
            })),
            { value: TO_CHECK, label: 'Réponses à vérifier' },
          ]}
        />
      )}
      {pending && <Spinner size={16} className={styles.pending} />}
      <ViewSwitch board={board === true} onBoard={onBoard} />
      <SortSelect value={filters.sort} onChange={(sort) => onChange({ sort })} />
    </search>
  );
}
