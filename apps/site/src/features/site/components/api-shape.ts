import type { Schema } from '@kafaa/domain/kernel/api-document';

/** One row of a schema: a dotted name (« idealProfile.skills »), a type (« liste : texte ») and its constraints. */
export interface ShapeRow {
  readonly name: string;
  readonly type: string;
  /** Name of a schema that is described further down. */
  readonly shape: string | undefined;
  readonly required: boolean;
  readonly values: readonly string[];
  readonly notes: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'texte',
  integer: 'entier',
  number: 'nombre',
  boolean: 'booléen',
  object: 'objet',
  array: 'liste',
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const list = (value: unknown) => (Array.isArray(value) ? (value as readonly unknown[]) : []);
const schemaOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Schema) : {});

/** All fields of a schema; nested ones get dotted names. */
export function shapeRows(schema: Schema, prefix = ''): ShapeRow[] {
  const required = list(schema['required']);
  return Object.entries(schemaOf(schema['properties'])).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    const field = describe(schemaOf(value));
    const row: ShapeRow = { name, required: required.includes(key), ...field.row };
    return [row, ...shapeRows(field.inner, `${name}${field.many ? '[]' : ''}.`)];
  });
}

interface Field {
  readonly row: Omit<ShapeRow, 'name' | 'required'>;
  /** The schema that holds the nested fields. */
  readonly inner: Schema;
  readonly many: boolean;
}

/** Describes one field; « null » is added to its type. */
export function describe(schema: Schema): Field {
  const choices = list(schema['anyOf']).map(schemaOf);
  const real = choices.filter(({ type }) => type !== 'null');
  const [only] = real;
  if (only && real.length === 1) {
    const field = describe(only);
    return choices.length > 1 ? { ...field, row: { ...field.row, type: `${field.row.type} ou null` } } : field;
  }
  if (schema['type'] === 'array') {
    const item = describe(schemaOf(schema['items']));
    const row = {
      ...item.row,
      type: `liste : ${item.row.type}`,
      notes: [...limits(schema, 'éléments'), ...item.row.notes],
    };
    return { row, inner: item.inner, many: true };
  }
  const types = Array.isArray(schema['type']) ? list(schema['type']).map(String) : [text(schema['type']) ?? ''];
  const shape = text(schema['$ref'])?.split('/').at(-1);
  const name =
    shape ??
    types
      .map((type) => TYPES[type] ?? type)
      .filter(Boolean)
      .join(' ou ');
  const format = schema['format'] === 'binary' ? 'fichier' : name;
  return {
    row: {
      type: format === '' ? 'selon le cas' : format,
      shape,
      values: [...list(schema['enum']), ...('const' in schema ? [schema['const']] : [])].map(String),
      notes: limits(schema, 'caractères'),
    },
    inner: schema,
    many: false,
  };
}

function limits(schema: Schema, unit: string): string[] {
  const number = (key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);
  const least = number('minLength') ?? number('minItems');
  const most = number('maxLength') ?? number('maxItems');
  const from = number('minimum');
  const to = number('maximum');
  const between = (low: number | undefined, high: number | undefined, what: string) => {
    if (low === undefined && high === undefined) return [];
    if (low === undefined) return [`${high}${what} au plus`];
    if (low === 1 && high === undefined && what !== '') return ['non vide'];
    return [high === undefined ? `${low}${what} au moins` : `de ${low} à ${high}${what}`];
  };
  const pattern = text(schema['pattern']);
  const fallback = schema['default'];
  const shown = typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
  return [
    ...between(least, most, ` ${unit}`),
    ...between(from, to, ''),
    // Short patterns are readable (« 8 chiffres »); long ones, such as an address's, are noise.
    ...(pattern !== undefined && pattern.length < 16 ? [`de la forme ${pattern}`] : []),
    ...(shown === undefined ? [] : [`par défaut ${shown}`]),
  ];
}
