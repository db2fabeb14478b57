/** Those of the staff who see to cases. */
export abstract class CaseOwners {
  /** Whom a mail about a case goes to: its owner, or the firm where nobody owns it. */
  abstract reach(applicationId: string): Promise<{ readonly name: string; readonly address: string }>;
}
