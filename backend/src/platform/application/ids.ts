export abstract class Ids {
  /** A new UUIDv7: ids sort by the moment they were made, or by the earlier one that is given. */
  abstract next(at?: Date): string;
  /** The same UUID for the same name, in every process. */
  abstract of(name: string): string;
}
