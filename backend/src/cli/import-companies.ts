import { resolve } from 'node:path';
import { ImportCompanies, type CompanyImportReport } from '#modules/companies/public.js';
import { runCommand } from './run-command.js';

const shown = (count: number): string => count.toLocaleString('en-GB');

const reportOf = ({ read, skipped, added, changed, unlisted, isPart }: CompanyImportReport): string => {
  const rest = isPart
    ? 'the file has far fewer companies than are listed: it was taken for a part, and none was marked as no longer listed'
    : `${shown(unlisted)} marked as no longer listed`;
  const without = skipped > 0 ? [`${shown(skipped)} rows had no name or no number`] : [];
  return [
    `${shown(read)} companies read: ${shown(added)} new, ${shown(changed)} changed, ${rest}`,
    ...without,
  ].join('\n');
};

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  console.error(
    'Name one file, in quotes if it has spaces: npm run import-companies -- BasicCompanyDataAsOneFile.csv',
  );
  process.exitCode = 1;
} else {
  // npm runs scripts in the package's folder; the file is named from where the user stands.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  await runCommand(async (app) => {
    console.log(reportOf(await app.get(ImportCompanies, { strict: false }).execute(path)));
  });
}
