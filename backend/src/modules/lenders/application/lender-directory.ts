import { InvalidInput, refusal } from '#kernel/errors.js';

/** A lender of the directory, as other records name it. */
export interface NamedLender {
  readonly id: string;
  readonly name: string;
}

/** For whoever would name a lender while an import, or another change of many lenders, is being saved. */
export class LendersBeingUpdated extends refusal(
  'unavailable',
  'lenders-being-updated',
  'The lender list is being updated. Try again in a minute.',
) {
  override readonly retryAfterSeconds = 60;
}

export abstract class LenderDirectory {
  /**
   * Until the unit of work ends nobody changes or deletes a lender. Before the application that is to be placed with
   * one is locked: whoever renames a lender comes to its applications after it.
   * @throws LendersBeingUpdated where somebody changes them and is not done in time
   */
  abstract lock(): Promise<void>;
  /** Whatever the letters' case and the space around the name; null when there is no such lender. */
  abstract withName(name: string): Promise<NamedLender | null>;
  /** Null when there is no such lender. */
  abstract withId(id: string): Promise<NamedLender | null>;

  /**
   * Of the name that a caller sent in a field.
   * @throws InvalidInput where no lender has it
   */
  async called(name: string, field: string): Promise<NamedLender> {
    const lender = await this.withName(name);
    if (lender) return lender;
    const message = `There is no lender named “${name.trim()}”. Choose one from the panel.`;
    throw new InvalidInput([{ field, message }]);
  }
}
