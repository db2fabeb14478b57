import {
  EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '@funding-broker/embedded-postgres/embedded-postgres.js';
import { storedFile } from '#config/stored-file.js';
import type { Settings } from '#config/settings.js';
import { DatabaseByUrl } from '#platform/infrastructure/database/connection/database-by-url.js';
import type { DatabaseServer } from '#platform/infrastructure/database/connection/database-server.js';

/** The server from the settings: an external one by its address, or the embedded one. */
export const chooseDatabase = (
  { databaseUrl, dataDir }: Settings,
  { whenTaken, report }: Pick<EmbeddedPostgresOptions, 'whenTaken' | 'report'>,
): DatabaseServer =>
  databaseUrl === null
    ? new EmbeddedPostgres({ dataDir, storedFile, whenTaken, report })
    : new DatabaseByUrl(databaseUrl);
