import type { Member } from '@kafaa/domain/team/schema';

/** Name of a person in lists; the e-mail address if there is no name. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name ?? email;
