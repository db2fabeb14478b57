import type { FieldError } from '#kernel/errors.js';

/** What is wrong with what a list is asked for: its search, filters and order, by their names. */
export type CheckAsked = (asked: Readonly<Record<string, string>>) => readonly FieldError[];

/** The staff's lists that views can be kept of, in whichever modules have them. */
export class ListsWithViews {
  private readonly checks = new Map<string, CheckAsked>();

  /** `name`: as views name it, and its address in the portal does. */
  add(name: string, check: CheckAsked): void {
    this.checks.set(name, check);
  }

  get names(): readonly string[] {
    return [...this.checks.keys()].sort();
  }

  has(name: string): boolean {
    return this.checks.has(name);
  }

  errorsIn(name: string, asked: Readonly<Record<string, string>>): readonly FieldError[] {
    return this.checks.get(name)?.(asked) ?? [];
  }
}
