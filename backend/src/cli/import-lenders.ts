import { SYSTEM } from '#shared/application/principal.js';
import { basename, resolve } from 'node:path';
import { ImportLenders, type ImportAnswer, type ImportIssue, type Refusal } from '#modules/lenders/public.js';
import { runCommand } from './run-command.js';

const lineOf = ({ sheet, row, column, value, reason, ...refused }: ImportIssue | Refusal): string => {
  const name = 'name' in refused ? refused.name : null;
  const where = [sheet, `row ${row}`, name, column].filter((part) => part !== null).join(', ');
  return `  ${where}: ${value === null ? '' : `“${value}”: `}${reason}`;
};

const section = (title: string, issues: readonly (ImportIssue | Refusal)[], leftOut: number): string[] => {
  if (issues.length === 0) return [];
  const more = leftOut > 0 ? [`  and ${leftOut.toLocaleString('en-GB')} more`] : [];
  return ['', title, ...issues.map(lineOf), ...more];
};

const reportOf = ({ message, errors, errorsLeftOut, warnings, warningsLeftOut }: ImportAnswer): string =>
  [
    message,
    ...section('Rows that could not be imported', errors, errorsLeftOut),
    ...section('To look at', warnings, warningsLeftOut),
  ].join('\n');

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  console.error('Name one file, in quotes if it has spaces: npm run import-lenders -- "My lenders.xlsx"');
  process.exitCode = 1;
} else {
  // npm runs scripts in the package's folder; the file is named from where the user stands.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  await runCommand(async (app) => {
    const origin = { actor: SYSTEM, panel: 'own' } as const;
    const answer = await app
      .get(ImportLenders, { strict: false })
      .execute({ name: basename(path), path }, origin);
    console.log(reportOf(answer));
  });
}
