/** Number of days after which an invitation expires. */
export const INVITATION_DAYS = 7;
/** Maximum number of invitations that a company may send per day. */
export const INVITATIONS_A_DAY = 200;
export const MAX_GIVEN_OFFERS = 500;
export const MAX_PERSON_NAME = 80;
