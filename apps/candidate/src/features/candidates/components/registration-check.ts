import { registrationFieldsSchema } from '@kafaa/domain/candidates/schema';
import { parseFields } from '@kafaa/domain/kernel/first-error';
import type { RegistrationValues } from './registration-draft.ts';

/** One fault per field, in the order of the fields. */
export function registrationErrors(values: RegistrationValues) {
  const parsed = parseFields(registrationFieldsSchema, values);
  return parsed.ok ? [] : parsed.faults;
}
