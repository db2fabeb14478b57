/** How often an application gets a fresh link without staff: whoever knows a client's address floods nobody. */
export abstract class FreshLinkAllowance {
  /** Whether one may still be sent for the application; if so, it is counted. */
  abstract consume(applicationId: string): Promise<boolean>;
}
