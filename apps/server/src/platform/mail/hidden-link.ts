import type { Config } from '#/config';

/** Placeholder for a candidate's personal link in a mail that somebody else reads. */
export const hiddenLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, page: string): string => `${publicUrl}/${page}/…`;
