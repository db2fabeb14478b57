import { DataSource } from 'typeorm';
import { useTestApp } from '../support/test-app.js';

const service = useTestApp();

describe('The database schema', () => {
  it('has exactly the mapped columns', async () => {
    const { upQueries } = await service.app.get(DataSource).driver.createSchemaBuilder().log();

    // Checks, defaults, indexes and collations belong to the migrations, not to the classes.
    const ownOfMigrations = /DROP (CONSTRAINT|DEFAULT|INDEX)|COLLATE/;
    expect(upQueries.map(({ query }) => query).filter((query) => !ownOfMigrations.test(query))).toEqual([]);
  });
});
