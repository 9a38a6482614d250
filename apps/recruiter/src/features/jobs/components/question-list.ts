import { saveQuestionsSchema, type JobQuestion, type QuestionKind } from '@kafaa/domain/jobs/schema';
import { parseFields } from '@kafaa/domain/kernel/first-error';

/** A question being edited. `id` is absent until it is saved. */
export interface QuestionItem {
  readonly key: string;
  readonly id?: string;
  readonly text: string;
  /** Kind chosen here; if absent, a saved question keeps its kind and a new one gets the kind inferred from its text. */
  readonly kind?: QuestionKind | undefined;
}

export function itemsOf(questions: readonly JobQuestion[]): QuestionItem[] {
  return questions.map(({ id, text }) => ({ key: id, id, text }));
}

export type QuestionAction =
  | { readonly type: 'edit'; readonly key: string; readonly text: string }
  | { readonly type: 'kind'; readonly key: string; readonly kind: QuestionKind | undefined }
  | { readonly type: 'move'; readonly key: string; readonly by: -1 | 1 }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'insert'; readonly item: QuestionItem; readonly at: number }
  | { readonly type: 'reset'; readonly items: readonly QuestionItem[] };

export function questionReducer(items: readonly QuestionItem[], action: QuestionAction): readonly QuestionItem[] {
  switch (action.type) {
    case 'edit':
      return items.map((item) => (item.key === action.key ? { ...item, text: action.text } : item));
    case 'kind':
      return items.map((item) => (item.key === action.key ? { ...item, kind: action.kind } : item));
    case 'move': {
      const from = items.findIndex(({ key }) => key === action.key);
      const item = items[from];
      const to = from + action.by;
      if (!item || to < 0 || to >= items.length) return items;
      return items.toSpliced(from, 1).toSpliced(to, 0, item);
    }
    case 'remove':
      return items.filter(({ key }) => key !== action.key);
    case 'insert':
      return items.toSpliced(action.at, 0, action.item);
    case 'reset':
      return action.items;
  }
}

/** Whether the list differs from the saved one in order, text or kind. */
export function isChanged(items: readonly QuestionItem[], saved: readonly JobQuestion[]): boolean {
  if (items.length !== saved.length) return true;
  return items.some((item, index) => {
    const known = saved[index];
    const otherKind = item.kind !== undefined && item.kind !== known?.kind;
    return item.id !== known?.id || item.text.trim() !== known?.text || otherKind;
  });
}

export interface QuestionErrors {
  /** Messages by position in the list. */
  readonly byIndex: ReadonlyMap<number, string>;
  /** A fault of the whole list: too few questions, too many, or duplicates. */
  readonly list: string | undefined;
}

/** Faults of a list, found with the schema that the server uses. */
export function questionErrors(items: readonly QuestionItem[]): QuestionErrors {
  const result = parseFields(saveQuestionsSchema, { questions: items.map(({ id, text }) => ({ id, text })) });
  const byIndex = new Map<number, string>();
  let list: string | undefined;
  for (const { path, message } of result.ok ? [] : result.faults) {
    const index = /^questions\.(\d+)\./.exec(path)?.[1];
    if (index === undefined) list ??= message;
    else byIndex.set(Number(index), message);
  }
  return { byIndex, list };
}

export const KIND_LABELS: Readonly<Record<JobQuestion['kind'], string>> = {
  motivation: 'Motivation',
  behaviour: 'Expérience vécue',
  value: 'Valeur de l’entreprise',
  knowledge: 'Savoir-faire',
  situation: 'Situation',
  scenario: 'Cas pratique',
};

/** The kinds whose answers can be right or wrong: only these are evaluated with an answer key. */
export const KEYED_KINDS: readonly QuestionKind[] = ['knowledge', 'situation', 'scenario'];
