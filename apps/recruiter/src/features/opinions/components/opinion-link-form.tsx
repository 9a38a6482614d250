import { MAX_OPINION_NAME } from '@kafaa/domain/opinions/options';
import type { OpinionLink } from '@kafaa/domain/opinions/schema';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { Button } from '@kafaa/ui/button.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useCreateLink } from '../queries.ts';
import { CopyOpinionLink } from './copy-opinion-link.tsx';
import styles from './opinions.module.css';

/** Makes a link that shows these candidates, and offers it for copying. */
export function OpinionLinkForm({ candidateIds }: { candidateIds: readonly string[] }) {
  const [recipient, setRecipient] = useState('');
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<OpinionLink>();
  const create = useCreateLink();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(undefined);
        create.mutate(
          { candidateIds: [...candidateIds], recipient },
          {
            onSuccess: (link) => {
              setMade(link);
              setRecipient('');
            },
            onError: (error) => setProblem(errorMessage(error, 'Le lien n’a pas pu être créé. Réessayez.')),
          },
        );
      }}
    >
      <TextField
        label="Pour qui"
        compact
        required
        value={recipient}
        maxLength={MAX_OPINION_NAME}
        error={problem}
        onChange={(event) => setRecipient(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={create.isPending}>
        Créer un lien
      </Button>
      {made?.url && (
        <div className="cluster middle gap-8">
          <output className="small">
            Le lien pour <bdi>{made.recipient}</bdi> est prêt.
          </output>
          <CopyOpinionLink url={made.url} recipient={made.recipient} />
        </div>
      )}
    </form>
  );
}
