import 'reflect-metadata';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '#config/read-settings.js';
import type { Settings } from '#config/settings.js';
import { chooseDatabase } from '#platform/infrastructure/database/connection/choose-database.js';
import { migrate } from '#platform/infrastructure/database/connection/migrate.js';
import { explainFailure } from '#platform/infrastructure/lifecycle/explain-failure.js';
import { AppModule } from '../app.module.js';

/** A command on the application; throws a DomainError for what its user can fix. */
type Command = (app: INestApplicationContext) => Promise<void>;

/**
 * Runs a command in the whole application without HTTP. Also works beside a running application, and joins its
 * embedded database. Exits with 0 on success and 1 on failure.
 */
export const runCommand = (command: Command): Promise<void> =>
  orExplain(async () => {
    const settings = quietSettings(process.env);
    const database = chooseDatabase(settings, { whenTaken: 'join', report: console.warn });
    try {
      const url = await database.start();
      await migrate(url);
      await inApplication(settings, url, command);
    } finally {
      await database.stop();
    }
  });

/** The settings, with a log that holds warnings only unless its level is set. */
export const quietSettings = (env: NodeJS.ProcessEnv): Settings =>
  readSettings({ ...env, LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn' });

/** Runs a command inside the whole application on a migrated database. */
export const inApplication = async (settings: Settings, url: string, command: Command): Promise<void> => {
  const app = await NestFactory.createApplicationContext(AppModule.with(settings, url), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  await command(app).finally(() => app.close());
};

/** Prints why a command failed, and makes its process end with 1. */
export const orExplain = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (failure) {
    console.error(explainFailure(failure));
    process.exitCode = 1;
  }
};

/** The path of the single file argument; prints an error and returns null if there is none or more than one. */
export const givenFile = (
  example: string,
  args: readonly string[] = process.argv.slice(2),
): string | null => {
  const [file, ...more] = args;
  if (file !== undefined && more.length === 0) return fromHere(file);
  console.error(`Name one file, in quotes if it has spaces: ${example}`);
  process.exitCode = 1;
  return null;
};

/** npm runs scripts in the package's folder; file names are relative to the user's folder. */
export const fromHere = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
