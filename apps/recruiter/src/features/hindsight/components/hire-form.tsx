import { HINDSIGHT_KEYS, HINDSIGHT_LABELS, HINDSIGHT_MARKS, MARK_NAMES } from '@kafaa/domain/hindsight/options';
import type { HindsightMarks } from '@kafaa/domain/hindsight/rules';
import { hindsightMarksSchema, type HindsightQuestion } from '@kafaa/domain/hindsight/schema';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';

interface HireFormProps {
  question: HindsightQuestion;
  busy: boolean;
  onAnswer: (marks: HindsightMarks) => void;
}

/** Form with one choice for each criterion about a hired person. */
export function HireForm({ question: { day }, busy, onAnswer }: HireFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [marks, setMarks] = useState<Partial<HindsightMarks>>({});
  const [tries, setTries] = useState(0);
  const given = HINDSIGHT_KEYS.filter((key) => marks[key] !== undefined).length;
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"] input')?.focus();
  }, [tries]);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const parsed = hindsightMarksSchema.safeParse(marks);
    if (parsed.success) onAnswer(parsed.data);
    else setTries(tries + 1);
  }
  return (
    <Card padded>
      <form className="grid gap-16" ref={form} onSubmit={submit} noValidate>
        <p className="muted">
          Comparez ces {day} jours avec ce que vous attendiez en décidant. Votre réponse ne change aucun score.
        </p>
        {HINDSIGHT_KEYS.map((key) => (
          <OptionTiles
            key={key}
            label={HINDSIGHT_LABELS[key]}
            columns={4}
            options={HINDSIGHT_MARKS.map((value) => ({ value, label: MARK_NAMES[value] }))}
            value={marks[key]}
            disabled={busy}
            error={tries > 0 && marks[key] === undefined ? 'Choisissez une réponse.' : undefined}
            onChange={(mark) => setMarks({ ...marks, [key]: mark })}
          />
        ))}
        <p className="muted small" aria-live="polite">
          {given} sur {HINDSIGHT_KEYS.length}. Une réponse envoyée ne change plus.
        </p>
        <Button type="submit" busy={busy}>
          Envoyer
        </Button>
      </form>
    </Card>
  );
}
