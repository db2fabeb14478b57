export interface Confirmation {
  readonly applicationId: string;
  readonly contactName: string;
  readonly email: string;
  /** As the applicant's links are given out; without the site where none is set. */
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
  /** The firm that sent it for the applicant; null where the applicant did. */
  readonly partner: string | null;
}

export abstract class ConfirmationMail {
  abstract send(confirmation: Confirmation): Promise<void>;
}
