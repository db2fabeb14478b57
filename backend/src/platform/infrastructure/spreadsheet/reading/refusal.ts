/** The reading process rejects the file; the message is for the sender. */
export class Refusal extends Error {}

export const SAVE_AS_XLSX = 'Open it in Excel and save it as .xlsx, then try again.';
