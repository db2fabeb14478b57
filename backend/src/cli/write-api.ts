import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '#config/read-settings.js';
import { describeApi } from '../api-docs.js';
import { describeAnswers } from '../describe-answers.js';
import { describeLenderFields } from '../describe-lender-fields.js';
import { describePeriods, describeRegister } from '../describe-personal-data.js';
import { AppModule } from '../app.module.js';
import { API_PREFIX } from '../configure-app.js';
import { routeTable } from '../route-table.js';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Nothing starts, so these are unused; they keep the settings from generating secrets. */
const NOWHERE = {
  DATABASE_URL: 'postgres://nowhere/none',
  SESSION_SECRET: 'unused',
  PASSWORD_PEPPER: 'unused',
};

// Writes the API description and the routes from the code alone: controllers are inspected, not instantiated, and no
// database is needed. With --check, names outdated files and writes nothing.
const settings = readSettings(NOWHERE);
const app = await NestFactory.create(AppModule.with(settings, NOWHERE.DATABASE_URL), {
  preview: true,
  logger: false,
  abortOnError: false,
});
app.setGlobalPrefix(API_PREFIX);

const files = [
  {
    path: resolve(ROOT, 'docs/openapi.json'),
    // Served as is: an indent of one space keeps it readable at four fifths of the size.
    text: `${JSON.stringify(describeApi(app), null, 1)}\n`,
  },
  { path: resolve(ROOT, 'docs/routes.md'), text: routeTable(app, API_PREFIX) },
  { path: resolve(ROOT, 'frontend/src/api/lender-fields.ts'), text: describeLenderFields() },
  { path: resolve(ROOT, 'frontend/src/api/answers.ts'), text: describeAnswers() },
  { path: resolve(ROOT, 'docs/privacy.md'), text: describeRegister() },
  { path: resolve(ROOT, 'frontend/src/shared/site/how-long.ts'), text: describePeriods() },
];

const contentOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

if (process.argv.includes('--check')) {
  for (const { path } of files.filter(({ path, text }) => contentOf(path) !== text)) {
    console.error(`${relative(ROOT, path)} is out of date: run npm run api`);
    process.exitCode = 1;
  }
} else {
  for (const { path, text } of files) writeFileSync(path, text);
  console.log(`Wrote ${files.map(({ path }) => relative(ROOT, path)).join(', ')}`);
}
