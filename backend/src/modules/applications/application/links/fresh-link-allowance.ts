/** Limits fresh links sent without staff, so that someone who knows a client's address cannot flood the mailbox. */
export abstract class FreshLinkAllowance {
  /** Whether another link may be sent for the application; if so, it is counted. */
  abstract consume(applicationId: string): Promise<boolean>;
}
