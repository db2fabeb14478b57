export interface Confirmation {
  readonly applicationId: string;
  readonly contactName: string;
  readonly email: string;
  /** As the applicant's links are given out; without the site where none is set. */
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
}

export abstract class ConfirmationMail {
  abstract send(confirmation: Confirmation): Promise<void>;
}
