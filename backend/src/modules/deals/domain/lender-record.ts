/** The name stays after the lender is deleted. */
export interface SubmissionLender {
  readonly id: string | null;
  readonly name: string;
}

/** A record about one application and one lender. */
export abstract class LenderRecord {
  readonly id: string;
  readonly applicationId: string;
  readonly lenderId: string | null;
  readonly lenderName: string;
  readonly createdAt: Date;
  /** Also its version: an edit based on an earlier one is stale. */
  updatedAt: Date;

  protected constructor(id: string, applicationId: string, lender: SubmissionLender, at: Date) {
    this.id = id;
    this.applicationId = applicationId;
    this.lenderId = lender.id;
    this.lenderName = lender.name;
    this.createdAt = at;
    this.updatedAt = at;
  }

  get lender(): SubmissionLender {
    return { id: this.lenderId, name: this.lenderName };
  }

  isWith({ id, name }: SubmissionLender): boolean {
    return this.lenderId === null || id === null ? this.lenderName === name : this.lenderId === id;
  }
}
