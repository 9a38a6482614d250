import type { FieldValues, Resolver } from 'react-hook-form';

/** A resolver that is loaded when a form is first touched, at the latest when it is sent, because the parser has 7 KB. */
export function laterResolver<V extends FieldValues>(load: () => Promise<Resolver<V, unknown, V>>) {
  const rules = () => load().catch(() => undefined);
  const resolver: Resolver<V, unknown, V> = async (values, context, options) => {
    const resolve = await rules();
    // If the resolver cannot be loaded, the server finds the same errors.
    return resolve ? resolve(values, context, options) : { values, errors: {} };
  };
  return { resolver, preload: () => void rules() };
}
