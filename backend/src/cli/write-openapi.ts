import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '#config/read-settings.js';
import { describeApi } from '../api-docs.js';
import { AppModule } from '../app.module.js';
import { API_PREFIX } from '../configure-app.js';

const DEFAULT_FILE = resolve(import.meta.dirname, '../../../docs/openapi.json');
/** Nothing is started, so nothing of this is used; it keeps the settings from making secrets of their own. */
const NOWHERE = {
  DATABASE_URL: 'postgres://nowhere/none',
  SESSION_SECRET: 'unused',
  PASSWORD_PEPPER: 'unused',
};

/** The API's description from the code alone: controllers are looked at, not made, and no database is needed. */
const settings = readSettings(NOWHERE);
const app = await NestFactory.create(AppModule.with(settings, NOWHERE.DATABASE_URL), {
  preview: true,
  logger: false,
  abortOnError: false,
});
app.setGlobalPrefix(API_PREFIX);
const file = process.argv[2] ?? DEFAULT_FILE;
writeFileSync(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);
console.log(`Wrote ${file}`);
