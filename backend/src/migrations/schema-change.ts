import type { MigrationInterface } from 'typeorm';

/** A schema change since the first release. */
export interface SchemaChange extends MigrationInterface {
  /**
   * Whether processes of the previous version still work on the changed schema, as they must during a rolling
   * upgrade: it adds tables, columns with defaults, or indexes. Removing, renaming or forbidding something is
   * incompatible.
   */
  readonly compatible: boolean;
}
