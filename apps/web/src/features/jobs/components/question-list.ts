import { saveQuestionsSchema, type JobQuestion, type QuestionKind } from '@kafaa/domain/jobs/schema';
import { parseFields } from '@kafaa/domain/kernel/first-error';

/** A question being edited. `id` is absent until it has been saved. */
export interface QuestionItem {
  readonly key: string;
  readonly id?: string;
  readonly text: string;
  /** Chosen here; absent, the question keeps its kind, or gets the one that its words tell. */
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

/** Whether the list differs from what is saved, in order or in words. */
export function isChanged(items: readonly QuestionItem[], saved: readonly JobQuestion[]): boolean {
  if (items.length !== saved.length) return true;
  return items.some((item, index) => {
    const known = saved[index];
    const otherKind = item.kind !== undefined && item.kind !== known?.kind;
    return item.id !== known?.id || item.text.trim() !== known?.text || otherKind;
  });
}

export interface QuestionFaults {
  /** By position in the list. */
  readonly byIndex: ReadonlyMap<number, string>;
  /** A fault of the whole list: too few, too many, two alike. */
  readonly list: string | undefined;
}

/** The faults of a list, by the schema that the server checks it with. */
export function questionFaults(items: readonly QuestionItem[]): QuestionFaults {
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

/** The kinds whose answers may be right or wrong: only they are judged by a key. */
export const KEYED_KINDS: readonly QuestionKind[] = ['knowledge', 'situation', 'scenario'];
