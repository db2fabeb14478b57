export abstract class Ids {
  /** A new UUIDv7: ids sort by the moment they were made. */
  abstract next(): string;
}
