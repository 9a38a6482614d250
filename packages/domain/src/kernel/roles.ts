/** Permissions of a person in a company; each endpoint states the roles that may call it. */
export const ROLES = ['ADMINISTRATOR', 'RECRUITER', 'REVIEWER'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that manage the plan, the people and the data of the whole company. */
export const ADMINISTRATORS = ['ADMINISTRATOR'] as const satisfies readonly Role[];
/** Roles that may do everything with offers and candidates. */
export const RECRUITERS = ['ADMINISTRATOR', 'RECRUITER'] as const satisfies readonly Role[];
/** Roles that may read and rate candidates of the offers that the person may see. */
export const EVERYBODY = [...RECRUITERS, 'REVIEWER'] as const satisfies readonly Role[];

/** Names of the roles. They name the work and not the person, because French names of persons have a gender. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  ADMINISTRATOR: 'Administration',
  RECRUITER: 'Recrutement',
  REVIEWER: 'Évaluation',
};

/** Lists the roles that may call an endpoint, for its description: « Administration, Recrutement ». */
export function listRoles(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_NAMES[role]).join(', ');
}
