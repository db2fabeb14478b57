import type { DataSource, EntityMetadata, EntityTarget } from 'typeorm';

/**
 * Objects of a mapped class in the rows of a statement of our own, which may join them to those of another. TypeORM
 * would write such a statement anew for every call.
 */
export class MappedRows<T extends object> {
  /** For the statement's `from` or `join`: the table under the alias. */
  readonly table: string;
  /** For its select list: all columns, under names that no other part of the statement has. */
  readonly columns: string;
  private readonly metadata: EntityMetadata;

  constructor(
    source: DataSource,
    target: EntityTarget<T>,
    private readonly alias: string,
  ) {
    this.metadata = source.getMetadata(target);
    this.table = `${this.metadata.tableName} as ${alias}`;
    this.columns = this.metadata.columns
      .map(({ databaseName }) => `${alias}.${databaseName} as "${this.nameOf(databaseName)}"`)
      .join(', ');
  }

  /** What the row holds of it; null where the join found none. */
  objectIn(row: Readonly<Record<string, unknown>>): T | null {
    const { columns, primaryColumns, dataSource } = this.metadata;
    if (primaryColumns.some(({ databaseName }) => row[this.nameOf(databaseName)] === null)) return null;
    const made = this.metadata.create(undefined, { fromDeserializer: true }) as T;
    for (const column of columns) {
      const value: unknown = dataSource.driver.prepareHydratedValue(
        row[this.nameOf(column.databaseName)],
        column,
      );
      column.setEntityValue(made, value);
    }
    return made;
  }

  private nameOf(column: string): string {
    return `${this.alias}.${column}`;
  }
}
