/** A lender that has not answered for so many working days is chased. */
export const SILENT_AFTER_WORKING_DAYS = 5;
