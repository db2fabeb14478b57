import { InvalidInput, refusal } from '#kernel/errors.js';

/** A lender of the panel, as other records refer to it. */
export interface NamedLender {
  readonly id: string;
  readonly name: string;
}

/** For changes that name a lender while an import or another change of many lenders is being saved. */
export class LendersBeingUpdated extends refusal(
  'unavailable',
  'lenders-being-updated',
  'The lender list is being updated. Try again in a minute.',
) {
  override readonly retryAfterSeconds = 60;
}

export abstract class LenderDirectory {
  /**
   * Locks all lenders against changes until the unit of work ends. Lock before the application that gets a lender:
   * renaming a lender locks its applications afterwards.
   * @throws LendersBeingUpdated when another change does not finish in time
   */
  abstract lock(): Promise<void>;
  /** Ignores letter case and outer space; null if unknown. */
  abstract withName(name: string): Promise<NamedLender | null>;
  /** Null if unknown. */
  abstract withId(id: string): Promise<NamedLender | null>;

  /** The lender named in a request's field. @throws InvalidInput if unknown */
  async called(name: string, field: string): Promise<NamedLender> {
    const lender = await this.withName(name);
    if (lender) return lender;
    const message = `There is no lender named “${name.trim()}”. Choose one from the panel.`;
    throw new InvalidInput([{ field, message }]);
  }
}
