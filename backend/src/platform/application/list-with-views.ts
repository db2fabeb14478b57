import type { FieldError } from '#kernel/errors.js';

/** A list of the staff's that views can be saved of, in whichever module has it. */
export abstract class ListWithViews {
  /** As views name it, and its address in the portal does. */
  abstract readonly name: string;
  /** What is wrong with a search, filters and order, by their names. */
  abstract errorsIn(query: Readonly<Record<string, string>>): readonly FieldError[];
}
