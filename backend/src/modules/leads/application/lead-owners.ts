/** The partners whose leads are kept. */
export abstract class LeadOwners {
  abstract has(introducerId: string): Promise<boolean>;
}
