import type { AssignedLender } from '../domain/funding-application.js';

export abstract class AssignableLenders {
  /** Whatever the letters' case and the space around the name; null when there is no such lender. */
  abstract withName(name: string): Promise<AssignedLender | null>;
}
