export abstract class Ids {
  /** A new UUIDv7: ids sort by creation time, or by `at` if given. */
  abstract next(at?: Date): string;
  /** A UUID derived from a name: the same in every process. */
  abstract of(name: string): string;
}
