import { InvalidInput } from '#shared/domain/errors.js';

/** A lender of the directory, as other records name it. */
export interface NamedLender {
  readonly id: string;
  readonly name: string;
}

export abstract class LenderDirectory {
  /**
   * Until the unit of work ends nobody changes or deletes a lender. Before the application that is to be placed with
   * one is locked: whoever renames a lender comes to its applications after it.
   */
  abstract lock(): Promise<void>;
  /** Whatever the letters' case and the space around the name; null when there is no such lender. */
  abstract withName(name: string): Promise<NamedLender | null>;

  /**
   * Of the name that a caller sent in a field.
   * @throws InvalidInput where no lender has it
   */
  async called(name: string, field: string): Promise<NamedLender> {
    const lender = await this.withName(name);
    if (lender) return lender;
    const message = `There is no lender named “${name.trim()}”. Choose one of the directory.`;
    throw new InvalidInput([{ field, message }]);
  }
}
