import { cx } from '@kafaa/ui/class-names';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { navigate } from '#/lib/place';
import { useCompanyJobs } from '#/features/jobs/queries';
import { paths } from '@kafaa/web-kit/paths';
import { SearchIcon } from '@kafaa/ui/icons.tsx';
import styles from './command-palette.module.css';
import { viewHref } from '#/features/candidates/components/filters';
import { matching, type PaletteEntry, type PaletteGroup, usePaletteGroups } from './palette-entries.ts';

const PAGES: PaletteGroup = {
  title: 'Aller à',
  entries: [
    { id: 'dashboard', label: 'Dashboard', to: paths.dashboard },
    { id: 'jobs', label: 'Emplois', to: paths.jobs },
    { id: 'interviews', label: 'Entretiens', to: paths.interviews },
    { id: 'pricing', label: 'Tarifs', to: paths.pricing },
    { id: 'settings', label: 'Compte', to: paths.settings },
    { id: 'instructions', label: 'Mode d’emploi de l’évaluation', to: paths.instructions },
    { id: 'create', label: 'Créer une offre', to: paths.createJob },
  ],
};

function useGroups(): readonly PaletteGroup[] {
  const jobs = useCompanyJobs().data?.jobs ?? [];
  const offers = jobs.map(({ job }): PaletteEntry => ({
    id: `job-${job.id}`,
    label: job.title,
    hint: job.status === 'OPEN' ? job.location : `${job.location}, offre fermée`,
    to: viewHref({ job: job.id }),
  }));
  return [...usePaletteGroups(), PAGES, { title: 'Candidats de l’offre', entries: offers }];
}

function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because its clean-up runs while the dialog is still in the page, and closing it then restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return undefined;
    element.showModal();
    return () => element.close();
  }, []);
  return dialog;
}

type Choose = (entry: PaletteEntry | undefined) => void;

/** The option that the arrow keys have reached; Enter chooses it. */
function useActiveOption(groups: readonly PaletteGroup[], id: string, choose: Choose) {
  const [at, setAt] = useState(0);
  const flat = groups.flatMap(({ entries }) => entries);
  const active = flat[Math.min(at, flat.length - 1)];
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const go = (index: number) => {
    if (flat.length === 0) return;
    const next = (index + flat.length) % flat.length;
    setAt(next);
    const entry = flat[next];
    if (entry) document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => go(Math.min(at, flat.length - 1) + 1),
      ArrowUp: () => go(Math.min(at, flat.length - 1) - 1),
      Enter: () => choose(active),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return { flat, active, setAt, optionId, onKeyDown };
}

interface GroupProps {
  group: PaletteGroup;
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

function Group({ group: { title, entries }, active, optionId, onPoint, onChoose }: GroupProps) {
  return (
    <div role="group" aria-label={title}>
      <div className={styles.title} aria-hidden="true">
        {title}
      </div>
      {entries.map((entry) => (
        // The focus stays in the field, which names the active option; the options themselves are not focusable.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <div
          key={entry.id}
          id={optionId(entry)}
          role="option"
          tabIndex={-1}
          aria-selected={entry === active}
          className={cx('row middle gap-12', styles.option)}
          onPointerMove={() => onPoint(entry)}
          onClick={() => onChoose(entry)}
        >
          <span>
            {entry.label}
            {entry.hint !== undefined && <small>{entry.hint}</small>}
          </span>
          {entry.shortcut !== undefined && <kbd aria-hidden="true">{entry.shortcut}</kbd>}
        </div>
      ))}
    </div>
  );
}

/** Finds a page, an offer or an action by a few letters: a combobox, used with the arrow keys and Enter. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog();
  const [query, setQuery] = useState('');
  const id = useId();
  const groups = matching(useGroups(), query);
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    if (entry.to !== undefined) navigate(entry.to);
    entry.run?.();
  };
  const { flat, active, setAt, optionId, onKeyDown } = useActiveOption(groups, id, choose);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Rechercher ou agir"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={cx('column', styles.panel)}>
        <div className={cx('row middle gap-12 muted', styles.field)}>
          <SearchIcon size={18} />
          <input
            role="combobox"
            aria-label="Rechercher une page, une offre ou une action"
            aria-expanded={flat.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && optionId(active)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder="Une page, une offre, une action"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id={`${id}-list`} role="listbox" aria-label="Résultats" className={styles.list}>
          {groups.map((group) => (
            <Group
              key={group.title}
              group={group}
              active={active}
              optionId={optionId}
              onPoint={(entry) => setAt(flat.indexOf(entry))}
              onChoose={choose}
            />
          ))}
        </div>
        <output className={styles.empty}>{flat.length === 0 && `Aucun résultat pour «\u00A0${query}\u00A0».`}</output>
      </div>
    </dialog>
  );
}
