import { useCallback, useMemo, useState } from 'react';
import { TRANSCRIPT_KEYS } from '#/features/candidates/components/transcript-keys';
import { useDecisions } from '#/features/candidates/components/use-decisions.tsx';
import { useNeighbours } from '#/features/candidates/components/use-neighbours';
import type { CandidateFile } from '#/features/candidates/queries';
import { CommandsContext } from '#/features/palette/components/commands';
import { candidateEntries, usePaletteContribution } from '#/features/palette/components/palette-entries';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { useTranscriptKeys } from './use-transcript-keys.ts';

const ShortcutsHelp = lazyDialog(
  async () => (await import('#/features/candidates/components/shortcuts-help.tsx')).ShortcutsHelp,
);

const nothing = () => {};

interface TranscriptDecisionsProps {
  candidateId: string | undefined;
  person: CandidateFile | undefined;
}

/** The decisions about the candidate of a transcript, the links to the candidates before and after, and the keys for both. */
export function TranscriptDecisions({ candidateId, person }: TranscriptDecisionsProps) {
  // The id of the offer is kept in the state: the next candidate is in the same offer, so the list is known before that candidate
  // has loaded.
  const [jobId, setJobId] = useState<string>();
  if (person && person.jobId !== jobId) setJobId(person.jobId);
  const around = useNeighbours(jobId, candidateId);
  const { commands, undo, dialogs } = useDecisions(nothing);
  const [helping, setHelping] = useState(false);
  const onHelp = useCallback(() => setHelping(true), []);
  useTranscriptKeys({ candidate: person, around, commands, undo, onHelp });
  usePaletteContribution(
    useMemo(
      () => [
        { title: 'Candidat', entries: person ? candidateEntries(person, commands) : [] },
        {
          title: 'Cette page',
          entries: [{ id: 'shortcuts', label: 'Raccourcis clavier', shortcut: '?', run: onHelp }],
        },
      ],
      [person, commands, onHelp],
    ),
  );
  // The focused element can disappear: a button after its decision, or the link to the next candidate at the end of the list.
  useFocusNext(() => document.querySelector('main'));
  return (
    <CommandsContext value={commands}>
      {(person !== undefined || around !== undefined) && <DecisionBar candidate={person} around={around} />}
      {helping && <ShortcutsHelp keys={TRANSCRIPT_KEYS} onClose={() => setHelping(false)} />}
      {dialogs}
    </CommandsContext>
  );
}
