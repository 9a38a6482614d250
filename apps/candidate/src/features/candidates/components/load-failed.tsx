import { Button } from '@kafaa/ui/button.tsx';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { EMPTY_WALLS } from '@kafaa/ui/tile-art';
import { ResultScreen } from './result-screen.tsx';

/** Error screen when a link's data could not be loaded: the server's or the network's message, and a retry button. */
export function LoadFailed({ title, message, onRetry }: { title: string; message: string; onRetry: () => void }) {
  return (
    <ResultScreen
      art={EMPTY_WALLS.waiting}
      title={title}
      actions={
        <Button size="lg" block icon={<RotateCcwIcon size={18} />} onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      <p role="alert">{message}</p>
    </ResultScreen>
  );
}
