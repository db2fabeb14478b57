/** Whoever has a say in whether an offer may be accepted; deals know none of them. */
export abstract class AcceptanceCheck {
  /** Called inside the unit of work of an acceptance, with the case locked. It throws what stands against it. */
  abstract check(applicationId: string): Promise<void>;
}
