import { ImportCompanies, type CompanyImportReport } from '#modules/companies/public.js';
import { givenFile, runCommand } from './run-command.js';

const shown = (count: number): string => count.toLocaleString('en-GB');

const reportOf = ({ read, skipped, added, changed, unlisted, isPart }: CompanyImportReport): string => {
  const rest = isPart
    ? 'this looks like part of the register, so no companies were marked as no longer listed'
    : `${shown(unlisted)} marked as no longer listed`;
  const without = skipped > 0 ? [`${shown(skipped)} rows without a name or number`] : [];
  return [
    `${shown(read)} companies read: ${shown(added)} new, ${shown(changed)} changed, ${rest}`,
    ...without,
  ].join('\n');
};

const path = givenFile('npm run import-companies -- BasicCompanyDataAsOneFile.csv');
if (path !== null)
  await runCommand(async (app) => {
    console.log(reportOf(await app.get(ImportCompanies, { strict: false }).execute(path)));
  });
