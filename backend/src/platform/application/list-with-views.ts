import type { FieldError } from '#kernel/errors.js';

/** A staff list with saved views, contributed by its module. */
export abstract class ListWithViews {
  /** The list's name in views and in the portal's address. */
  abstract readonly name: string;
  /** Errors in a search, filters and order, by field name. */
  abstract errorsIn(query: Readonly<Record<string, string>>): readonly FieldError[];
}
