import { InvalidInput } from '#kernel/errors.js';

/** That an applicant's details were given to somebody, as a member of staff recorded it. */
export interface SharedDetails {
  readonly id: string;
  readonly applicationId: string;
  /** A lender, or whoever else it was. */
  readonly recipient: string;
  /** Which details; null for what was recorded before that was asked for. */
  readonly what: string | null;
  readonly at: Date;
  /** The admin's id; null where the account is gone. */
  readonly recordedBy: string | null;
}

/** Refuses a moment at which there was nothing to give yet, or that has not come. */
export const checkSharedAt = (at: Date, submittedAt: Date, now: Date): void => {
  const message = 'Enter a time after the application was submitted and not in the future';
  if (at < submittedAt || at > now) throw new InvalidInput([{ field: 'at', message }]);
};
