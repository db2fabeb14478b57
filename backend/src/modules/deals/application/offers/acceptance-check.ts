/** A module's check before an offer is accepted; deals know none of them. */
export abstract class AcceptanceCheck {
  /** Called inside the unit of work of an acceptance, with the case locked. Throws to prevent it. */
  abstract check(applicationId: string): Promise<void>;
}
