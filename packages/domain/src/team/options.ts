/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** Invitations that a company may send in a day. */
export const INVITATIONS_A_DAY = 200;
export const MAX_GIVEN_OFFERS = 500;
export const MAX_PERSON_NAME = 80;
