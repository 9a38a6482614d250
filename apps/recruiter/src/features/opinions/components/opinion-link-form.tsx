import { MAX_OPINION_NAME, OPINION_LINK_DAYS } from '@kafaa/domain/opinions/options';
import type { OpinionLink } from '@kafaa/domain/opinions/schema';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useCreateLink } from '../queries.ts';
import { CopyOpinionLink } from './copy-opinion-link.tsx';
import { mailHref, whatsAppHref } from './opinion-message.ts';
import styles from './opinions.module.css';

/** Shows the ways to send a new link. The person sends it: the server sends no mail. */
function MadeLink({ url, made: { recipient, candidates } }: { url: string; made: OpinionLink }) {
  return (
    <div className={styles.made}>
      <output>
        Le lien pour <bdi>{recipient}</bdi> est prêt.
      </output>
      <p className="muted small">
        Envoyez-le vous-même. La réponse arrive dans la fiche, sous «{'\u00A0'}Avis par lien{'\u00A0'}».
      </p>
      <div className="cluster middle gap-8">
        <CopyOpinionLink url={url} recipient={recipient} main />
        <ButtonLink
          variant="secondary"
          size="sm"
          href={whatsAppHref(url, candidates)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </ButtonLink>
        <ButtonLink variant="secondary" size="sm" href={mailHref(url, candidates)}>
          E-mail
        </ButtonLink>
        <ButtonLink variant="ghost" size="sm" href={url} target="_blank" rel="noopener noreferrer">
          Voir la page
        </ButtonLink>
      </div>
    </div>
  );
}

/** Makes a link that shows these candidates, and offers it for sending. `focused` gives the field the initial focus of a dialog. */
export function OpinionLinkForm({ candidateIds, focused }: { candidateIds: readonly string[]; focused?: boolean }) {
  const [recipient, setRecipient] = useState('');
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<OpinionLink>();
  const create = useCreateLink();
  if (made?.url)
    return (
      <div className={styles.form}>
        <MadeLink url={made.url} made={made} />
        <Button variant="ghost" size="sm" onClick={() => setMade(undefined)}>
          Un lien pour une autre personne
        </Button>
      </div>
    );
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
        hint={`Son nom suffit. Cette personne ouvre le lien sans compte, pendant ${OPINION_LINK_DAYS} jours.`}
        autoComplete="off"
        data-autofocus={focused}
        value={recipient}
        maxLength={MAX_OPINION_NAME}
        error={problem}
        onChange={(event) => setRecipient(event.target.value)}
      />
      <Button type="submit" size="sm" busy={create.isPending}>
        Créer un lien
      </Button>
    </form>
  );
}
