import { Button } from '#/ui/button.tsx';
import { RotateCcwIcon } from '#/ui/icons.tsx';
import { EMPTY_WALLS } from '#/ui/tile-art';
import { ResultScreen } from './result-screen.tsx';

/** What a link leads to did not come: the server's or the network's words, and another try. */
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
