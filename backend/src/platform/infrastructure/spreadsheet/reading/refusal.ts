/** The reading process will not read this file; the sentence goes to the person who sent it. */
export class Refusal extends Error {}

export const SAVE_AS_XLSX = 'Open it in Excel and save it as .xlsx, then try again.';
