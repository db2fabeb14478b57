export abstract class Ids {
  /** A new UUIDv7: ids sort by creation time, or by `at` if given. */
  abstract next(at?: Date): string;
  /** The same UUID for the same name, in every process. */
  abstract of(name: string): string;
}
