import { Button } from '#/ui/button.tsx';
import { CandidateShell } from '#/ui/candidate-shell.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { RotateCcwIcon } from '#/ui/icons.tsx';

/** The page's code did not arrive or broke: the way back is to load it again. */
export function CandidateFault() {
  return (
    <CandidateShell>
      <EmptyState
        level={1}
        art="notFound"
        title="La page n’a pas pu s’afficher"
        actions={
          <Button icon={<RotateCcwIcon />} onClick={() => location.reload()}>
            Réessayer
          </Button>
        }
      >
        Vérifiez votre réseau, puis réessayez. Vos réponses sont gardées sur cet appareil.
      </EmptyState>
    </CandidateShell>
  );
}
