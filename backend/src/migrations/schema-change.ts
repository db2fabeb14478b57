import type { MigrationInterface } from 'typeorm';

/** A change of the schema since the first release. */
export interface SchemaChange extends MigrationInterface {
  /**
   * Whether processes of the version before it still work on the changed schema, as they must while an upgrade replaces
   * one process after the other: it adds tables, columns with defaults, or indexes. One that removes, renames or forbids
   * something is not compatible.
   */
  readonly compatible: boolean;
}
