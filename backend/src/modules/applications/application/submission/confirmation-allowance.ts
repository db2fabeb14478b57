/** How many confirmations an address gets: whoever types in a stranger's address floods nobody. */
export abstract class ConfirmationAllowance {
  /** Whether the confirmation of this application may still go to the address; if so, it is counted. */
  abstract consume(applicationId: string, email: string): Promise<boolean>;
}
