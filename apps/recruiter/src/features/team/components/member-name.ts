import type { Member } from '@kafaa/domain/team/schema';

/** How a list names a person: by name, else by address. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name ?? email;
