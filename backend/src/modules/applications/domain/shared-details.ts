import { InvalidInput } from '#kernel/errors.js';

/** A record that staff shared an applicant's details with someone. */
export interface SharedDetails {
  readonly id: string;
  readonly applicationId: string;
  /** A lender, or any other recipient. */
  readonly recipient: string;
  /** The details shared; null in records from before this was asked. */
  readonly what: string | null;
  readonly at: Date;
  /** The admin's id; null after the account's deletion. */
  readonly recordedBy: string | null;
}

/** Rejects a time before the submission or in the future. */
export const checkSharedAt = (at: Date, submittedAt: Date, now: Date): void => {
  const message = 'Enter a time after the application was submitted and not in the future';
  if (at < submittedAt || at > now) throw new InvalidInput([{ field: 'at', message }]);
};
