/** An API account with which a program of an introducer signs in. Times are ISO 8601, UTC. */
export interface IntroducerProgram {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export abstract class IntroducerPrograms {
  /** Newest first, the revoked ones among them. */
  abstract of(introducerId: string): Promise<readonly IntroducerProgram[]>;
}
