import { type FieldPathByValue, type FieldValues, useController, type UseFormReturn } from 'react-hook-form';
import { ChipSelect, type ChipSelectProps } from '@kafaa/ui/chip-select.tsx';
import { OptionTiles, type OptionTilesProps } from '@kafaa/ui/option-tiles.tsx';

/** Options whose label is their value. */
export function tiles(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }));
}

interface ListFault {
  readonly message?: string | undefined;
}

/** The error of a list: its own, or else that of its first invalid item. */
export function listError(
  error: (ListFault & { readonly [index: number]: ListFault | undefined }) | undefined,
): string | undefined {
  if (!error) return undefined;
  return (
    error.message ??
    Object.values(error).find((item): item is { message: string } => typeof (item as ListFault)?.message === 'string')
      ?.message
  );
}

interface Bound<V extends FieldValues, C, O, N> {
  form: UseFormReturn<V, C, O>;
  name: N;
}

/** Single choice among tiles, with value and error of a form's field. `value` and `error` replace those of the form. */
export function TilesField<V extends FieldValues, C, O, N extends FieldPathByValue<V, string | number | undefined>>({
  form,
  name,
  ...tilesProps
}: Bound<V, C, O, N> & Omit<OptionTilesProps<string | number>, 'onChange' | 'value'> & { value?: string | undefined }) {
  const { field } = useController({ control: form.control, name });
  const { error } = form.getFieldState(name, form.formState);
  return <OptionTiles value={field.value} error={error?.message} {...tilesProps} onChange={field.onChange} />;
}

/** Multiple choice among chips, with value and error of a form's field. `error` replaces that of the form. */
export function ChipsField<V extends FieldValues, C, O, N extends FieldPathByValue<V, readonly string[]>>({
  form,
  name,
  counter,
  ...chips
}: Bound<V, C, O, N> &
  Omit<ChipSelectProps, 'onChange' | 'value' | 'counter'> & { counter?: (chosen: number) => string }) {
  const { field } = useController({ control: form.control, name });
  const { error } = form.getFieldState(name, form.formState);
  const value: readonly string[] = field.value;
  return (
    <ChipSelect
      value={value}
      counter={counter?.(value.length)}
      error={listError(error)}
      {...chips}
      onChange={field.onChange}
    />
  );
}
