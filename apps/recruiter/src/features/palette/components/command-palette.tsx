import { createJob } from '@kafaa/domain/jobs/api';
import type { Job } from '@kafaa/domain/jobs/schema';
import { invitePerson } from '@kafaa/domain/team/api';
import { MAX_SEARCH_LENGTH } from '@kafaa/domain/search/options';
import { useMay } from '#/lib/permissions';
import { cx } from '@kafaa/ui/class-names';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { navigate } from '#/lib/place';
import { namedJob, twinTexts } from '#/features/jobs/components/job-facts';
import { useCompanyJobs } from '#/features/jobs/queries';
import { paths } from '@kafaa/web-kit/paths';
import { holdToasts } from '@kafaa/web-kit/toast';
import { SearchIcon } from '@kafaa/ui/icons.tsx';
import styles from './command-palette.module.css';
import { viewHref } from '#/features/candidates/components/filters';
import type { PassagePart } from '@kafaa/domain/search/rules';
import { usePeople } from '../queries.ts';
import { matching, type PaletteEntry, type PaletteGroup, usePaletteGroups, withPeople } from './palette-entries.ts';

const section = (name: string) => `${paths.settings}?section=${name}`;

const PAGES: PaletteGroup = {
  title: 'Aller à',
  entries: [
    { id: 'desk', label: 'À traiter', to: paths.desk },
    { id: 'dashboard', label: 'Dashboard', to: paths.dashboard },
    { id: 'jobs', label: 'Offres d’emploi', to: paths.jobs },
    { id: 'interviews', label: 'Entretiens', to: paths.interviews },
    { id: 'pricing', label: 'Tarifs', to: paths.pricing },
    { id: 'settings', label: 'Compte', to: paths.settings },
    { id: 'team', label: 'Équipe', hint: 'personnes, rôles, invitations', to: section('equipe') },
    {
      id: 'security',
      label: 'Sécurité',
      hint: 'mot de passe, double authentification',
      to: section('securite'),
    },
    { id: 'calendar', label: 'Agenda', hint: 'horaires, calendrier', to: section('agenda') },
    { id: 'instructions', label: 'Mode d’emploi de l’évaluation', to: paths.instructions },
  ],
};
const CREATE: PaletteEntry = { id: 'create', label: 'Créer une offre', to: paths.createJob };
const INVITE: PaletteEntry = { id: 'invite', label: 'Inviter une personne dans l’équipe', to: section('equipe') };

/** Place of an offer, its day if another offer has the same title, and whether it is closed. */
function offerHint({ id, location, status }: Job, twins: ReadonlyMap<string, string>): string {
  const twin = twins.get(id);
  return [location, ...(twin ? [twin] : []), ...(status === 'OPEN' ? [] : ['offre fermée'])].join(', ');
}

function useOffers() {
  const jobs = useCompanyJobs().data?.jobs.map(({ job }) => job) ?? [];
  return { jobs, twins: twinTexts(jobs) };
}

function useGroups({ jobs, twins }: ReturnType<typeof useOffers>): readonly PaletteGroup[] {
  const offers = jobs.map((job): PaletteEntry => ({
    id: `job-${job.id}`,
    label: job.title,
    hint: offerHint(job, twins),
    to: viewHref({ job: job.id }),
  }));
  const actions = [...(useMay(createJob) ? [CREATE] : []), ...(useMay(invitePerson) ? [INVITE] : [])];
  const pages = { ...PAGES, entries: [...PAGES.entries, ...actions] };
  return [...usePaletteGroups(), pages, { title: 'Candidats de l’offre', entries: offers }];
}

function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because its clean-up runs while the dialog is still in the page, and closing it then restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return undefined;
    element.showModal();
    // Notifications stay below: above the palette they would cover its results, and their buttons do not work there.
    const releaseToasts = holdToasts();
    return () => {
      element.close();
      releaseToasts();
    };
  }, []);
  return dialog;
}

type Choose = (entry: PaletteEntry | undefined) => void;

interface Choice {
  readonly choose: Choose;
  /** Whether the search for people is still running. */
  readonly pending: boolean;
}

/**
 * The active option, moved by the arrow keys and chosen by Enter. Enter waits for the search for people, whose results may
 * come first.
 */
function useActiveOption(groups: readonly PaletteGroup[], id: string, { choose, pending }: Choice) {
  // Stored by id, because people found later are listed before the active option and would shift an index.
  const [reached, setReached] = useState<string | null>(null);
  const entered = useRef(false);
  const flat = groups.flatMap(({ entries }) => entries);
  const active = flat.find((entry) => entry.id === reached) ?? flat[0];
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const go = (by: number) => {
    const entry = active && flat[(flat.indexOf(active) + by + flat.length) % flat.length];
    if (!entry) return;
    setReached(entry.id);
    document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' });
  };
  const answered = useEffectEvent(() => {
    if (entered.current) choose(active);
    entered.current = false;
  });
  useEffect(() => {
    if (!pending) answered();
  }, [pending]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // A key typed after Enter cancels the waiting Enter.
    entered.current = false;
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      Enter: () => {
        entered.current = pending;
        if (!pending) choose(active);
      },
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return { flat, active, setReached, optionId, onKeyDown };
}

function Marked({ parts }: { parts: readonly PassagePart[] }) {
  // The direction follows each text, because names and answers may be in Arabic.
  return <bdi>{parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text))}</bdi>;
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
            {entry.parts ? <Marked parts={entry.parts} /> : entry.label}
            {entry.hint !== undefined && <small>{entry.hint}</small>}
            {entry.passage && (
              <span className={styles.passage}>
                {entry.passage.from !== null && `${entry.passage.from}\u00A0: `}
                <Marked parts={entry.passage.parts} />
              </span>
            )}
          </span>
          {entry.shortcut !== undefined && <kbd aria-hidden="true">{entry.shortcut}</kbd>}
        </div>
      ))}
    </div>
  );
}

const RETRY_ID = 'retry-people';

/** The groups of entries that match the text, and a status line on the search for people. */
function useResults(query: string, pool: boolean) {
  const { result, pending, failed, retry } = usePeople(query, pool);
  const offers = useOffers();
  const all = useGroups(offers);
  const names = new Map(offers.jobs.map((job) => [job.id, namedJob(job, offers.twins)]));
  const people = (result?.people ?? []).map((one) => ({ ...one, jobTitle: names.get(one.jobId) ?? one.jobTitle }));
  const found = withPeople(pool ? [] : matching(all, query), people, result?.near);
  const again: PaletteEntry = { id: RETRY_ID, label: 'Réessayer', run: () => void retry(), stays: true };
  const groups = failed ? [...found, { title: 'La recherche de candidats n’a pas abouti', entries: [again] }] : found;
  const isEmpty = groups.length === 0;
  return { groups, pending, line: lineOf({ query, pool, isEmpty, pending, failed, result }) };
}

interface Line {
  readonly query: string;
  readonly pool: boolean;
  readonly isEmpty: boolean;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly result: ReturnType<typeof usePeople>['result'];
}

function lineOf({ query, pool, isEmpty, pending, failed, result }: Line): string | false {
  if (pending) return 'Recherche de candidats…';
  if (failed) return 'La recherche de candidats n’a pas abouti.';
  if (isEmpty && pool && query.trim() === '')
    return 'Personne n’accepte encore d’autres offres. Chaque personne peut le faire sur sa page «\u00A0Ma candidature\u00A0».';
  if (isEmpty) {
    const plan = result?.answers === false ? ' Le plan Entreprise cherche aussi dans les réponses.' : '';
    return `Aucun résultat pour «\u00A0${query}\u00A0».${plan}`;
  }
  if (result?.near === true) return `Aucun candidat ne s’écrit exactement «\u00A0${query.trim()}\u00A0».`;
  return result?.more === true && 'D’autres candidats correspondent. Précisez la recherche.';
}

function PoolFilter({ on, onToggle }: { on: boolean; onToggle: (on: boolean) => void }) {
  return (
    <button
      type="button"
      className={styles.pool}
      aria-pressed={on}
      title="Seulement les personnes qui acceptent d’autres offres"
      onClick={() => onToggle(!on)}
    >
      Vivier
    </button>
  );
}

/** Combobox that finds a candidate, a page, an offer or an action by a few letters. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog();
  const [query, setQuery] = useState('');
  const id = useId();
  const [pool, setPool] = useState(false);
  const { groups, pending, line } = useResults(query, pool);
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (!entry.stays) onClose();
    if (entry.to !== undefined) navigate(entry.to);
    entry.run?.();
  };
  const { flat, active, setReached, optionId, onKeyDown } = useActiveOption(groups, id, { choose, pending });

  return (
    <dialog
      data-holds-toasts
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
            aria-label="Rechercher un candidat, une page, une offre ou une action"
            aria-expanded={flat.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && optionId(active)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder="Un candidat, une page, une offre, une action"
            maxLength={MAX_SEARCH_LENGTH}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setReached(null);
            }}
            onKeyDown={onKeyDown}
          />
          <PoolFilter on={pool} onToggle={setPool} />
        </div>
        <div id={`${id}-list`} role="listbox" aria-label="Résultats" className={styles.list}>
          {groups.map((group) => (
            <Group
              key={group.title}
              group={group}
              active={active}
              optionId={optionId}
              onPoint={(entry) => setReached(entry.id)}
              onChoose={choose}
            />
          ))}
        </div>
        <output className={styles.empty} aria-busy={pending}>
          {line}
        </output>
      </div>
    </dialog>
  );
}
