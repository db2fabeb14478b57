import { applicationsSection } from './applications-section.ts';
import { openBenchDatabase } from './bench-database.ts';
import { changeSection } from './change-section.ts';
import { httpSection } from './http-section.ts';
import { importSection } from './import-section.ts';
import { listsSection } from './lists-section.ts';
import { matchSection } from './match-section.ts';
import { companiesSection } from './companies-section.ts';
import { dealsSection } from './deals-section.ts';
import { describeMachine } from './machine.ts';
import { readOptions } from './options.ts';
import { signInSection } from './sign-in-section.ts';
import { startSection } from './start-section.ts';

/* npm run bench -- [match] [change] [http] [applications] [deals] [sign-in] [import] [start] [lists] [companies] [--rounds N] [--companies N]; Markdown on stdout, progress on stderr. */

const { sections, rounds, companies } = readOptions(process.argv.slice(2));
const database = await openBenchDatabase();
// Otherwise Ctrl-C would leave a database server running.
process.once('SIGINT', () => void database.stop().finally(() => process.exit(130)));
try {
  console.log(`# Benchmarks\n\n${describeMachine(database.version)}`);
  console.log(`Medians of ${rounds} rounds with the minimum and maximum in brackets.`);
  if (sections.includes('match')) await matchSection(rounds);
  if (sections.includes('change')) await changeSection(database, rounds);
  if (sections.includes('http')) await httpSection(database, rounds);
  if (sections.includes('applications')) await applicationsSection(database, rounds);
  if (sections.includes('deals')) await dealsSection(database, rounds);
  if (sections.includes('sign-in')) await signInSection(database, rounds);
  if (sections.includes('import')) await importSection(database, rounds);
  if (sections.includes('start')) await startSection(database, rounds);
  if (sections.includes('lists')) await listsSection(database, rounds);
  if (sections.includes('companies')) await companiesSection(database, companies);
} finally {
  await database.stop();
}
