import type { Schema } from '@kafaa/domain/kernel/openapi';

/** One line of a shape: « idealProfile.skills », « liste de textes », what it must keep to. */
export interface ShapeRow {
  readonly name: string;
  readonly type: string;
  /** A shape described further down, by its name. */
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

/** Every field of a shape, nested ones by their dotted names. */
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
  /** Where nested fields stand. */
  readonly inner: Schema;
  readonly many: boolean;
}

/** What stands in one field; « null » is said beside the type. */
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
    // Short ones are read at a glance (« 8 chiffres »); those of an address are noise.
    ...(pattern !== undefined && pattern.length < 16 ? [`de la forme ${pattern}`] : []),
    ...(shown === undefined ? [] : [`par défaut ${shown}`]),
  ];
}
