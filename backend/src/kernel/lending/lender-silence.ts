/** Working days without an answer after which staff chase a lender. */
export const SILENT_AFTER_WORKING_DAYS = 5;
