import { MAX_COMMENT_LENGTH } from '@kafaa/domain/opinions/options';
import type { Comment, Opinions } from '@kafaa/domain/opinions/schema';
import { useEffect, useRef, useState } from 'react';
import { usePlace } from '#/lib/place';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { useAddComment, useRemoveComment } from '../queries.ts';
import styles from './opinions.module.css';

function Entry({ comment, candidateId }: { comment: Comment; candidateId: string }) {
  const remove = useRemoveComment(candidateId);
  const { id, author, own, text, at } = comment;
  return (
    <li className={styles.entry}>
      <p className="cluster middle gap-8">
        <b dir="auto">{author}</b> <span className="muted small">{formatDateTime(at)}</span>
        {own && (
          <Button variant="ghost" size="sm" busy={remove.isPending} onClick={() => remove.mutate(id)}>
            Retirer<span className="sr-only"> mon commentaire du {formatDateTime(at)}</span>
          </Button>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}

function CommentForm({ candidateId, colleagues }: { candidateId: string; colleagues: readonly string[] }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = useAddComment(candidateId);
  const mention = (name: string) => setText((before) => `${before}${/\S$/.test(before) ? ' ' : ''}@${name} `);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(undefined);
        add.mutate(text, {
          onSuccess: () => setText(''),
          onError: (error) => setProblem(errorMessage(error, 'Le commentaire n’est pas parti. Réessayez.')),
        });
      }}
    >
      <TextareaField
        label="Commenter"
        hint="Visible par les personnes qui voient l’offre. Le candidat peut demander à le lire."
        rows={2}
        value={text}
        maxLength={MAX_COMMENT_LENGTH}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      {colleagues.length > 0 && (
        <p className="cluster middle gap-6 small">
          <span className="muted">Prévenir par e-mail{'\u00A0'}:</span>
          {colleagues.map((name) => (
            <Button key={name} variant="ghost" size="sm" onClick={() => mention(name)}>
              @{name}
            </Button>
          ))}
        </p>
      )}
      <Button type="submit" variant="secondary" size="sm" busy={add.isPending}>
        Publier
      </Button>
    </form>
  );
}

/** The comments under a candidate, oldest first, with a form for one's own. */
export function Comments({
  candidateId,
  opinions: { comments, colleagues },
}: {
  candidateId: string;
  opinions: Opinions;
}) {
  const section = useRef<HTMLElement>(null);
  const { hash } = usePlace();
  useEffect(() => {
    if (hash === '#commentaires') section.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <section ref={section} className={styles.part}>
      <h3 className="label">Commentaires</h3>
      {comments.length > 0 && (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <Entry key={comment.id} comment={comment} candidateId={candidateId} />
          ))}
        </ul>
      )}
      <CommentForm candidateId={candidateId} colleagues={colleagues} />
    </section>
  );
}
