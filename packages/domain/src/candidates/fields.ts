/** The kind of a field's value decides how it is typed and shown. */
export type FieldKind = 'name' | 'email' | 'phone' | 'date';

interface FieldDescriptor {
  /** The label on the form and on the candidate's own-data page, and the column's title in the CSV export. */
  readonly label: string;
  readonly kind: FieldKind;
  readonly autoComplete: string;
  /** Whether the field may be left empty; its value is then null. */
  readonly optional: boolean;
  /** Whether the candidate may correct the field. The e-mail address is not correctable, because mails with personal links go to it. */
  readonly correctable: boolean;
}

/**
 * The fields of an application, in the order of the form. Form, correction, own-data page, CSV export and archives list these
 * fields. The form, the candidate's page and the exports contain every field: the company may not store one that its candidate
 * cannot read. The validation rules are in `schema.ts`, so that the pages load no validation library at their start.
 */
export const CANDIDATE_FIELDS = {
  firstName: { label: 'Prénom', kind: 'name', autoComplete: 'given-name', optional: false, correctable: true },
  lastName: { label: 'Nom', kind: 'name', autoComplete: 'family-name', optional: false, correctable: true },
  email: { label: 'E-mail', kind: 'email', autoComplete: 'email', optional: false, correctable: false },
  phone: { label: 'Téléphone', kind: 'phone', autoComplete: 'tel-national', optional: false, correctable: true },
  availableFrom: {
    label: 'Disponible à partir du',
    kind: 'date',
    autoComplete: 'off',
    optional: true,
    correctable: true,
  },
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

export type FieldName = keyof typeof CANDIDATE_FIELDS;
export type CorrectableName = {
  [Name in FieldName]: (typeof CANDIDATE_FIELDS)[Name]['correctable'] extends true ? Name : never;
}[FieldName];

// `Object.keys` returns string[], but the keys of this constant are known.
export const FIELD_NAMES = Object.keys(CANDIDATE_FIELDS) as readonly FieldName[];

export function isCorrectable(name: FieldName): name is CorrectableName {
  return CANDIDATE_FIELDS[name].correctable;
}

/** The fields as a response holds them. */
export type FieldValues = Readonly<Record<FieldName, string | null>>;

/** Builds a record with a value for each field. */
export function eachField<T>(valueOf: (name: FieldName) => T): Record<FieldName, T> {
  // `Object.fromEntries` returns the type of any string keys, but the keys are exactly the fields.
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)])) as Record<FieldName, T>;
}

/** Copies the named properties of an object that has further properties, such as a row or the table itself. */
function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  // `Object.fromEntries` returns the type of any string keys, but the keys are exactly `names`.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}

export function fieldsOf<T extends Record<FieldName, unknown>>(from: T): Pick<T, FieldName> {
  return pick(from, FIELD_NAMES);
}

export function correctableOf<T extends Record<CorrectableName, unknown>>(from: T): Pick<T, CorrectableName> {
  return pick<T, CorrectableName>(from, FIELD_NAMES.filter(isCorrectable));
}
