/** Working days before an offer expires by which staff remind the client. */
export const REMIND_WORKING_DAYS_BEFORE_EXPIRY = 3;
