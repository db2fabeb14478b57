/** Limits confirmations per address, so that someone who enters a stranger's address cannot flood the mailbox. */
export abstract class ConfirmationAllowance {
  /** Whether this application's confirmation may be sent to the address; if so, it is counted. */
  abstract consume(applicationId: string, email: string): Promise<boolean>;
}
