import { SYSTEM } from '#shared/application/principal.js';
import { basename } from 'node:path';
import { ImportLenders, type ImportAnswer, type ImportIssue, type Refusal } from '#modules/lenders/public.js';
import { givenFile, runCommand } from './run-command.js';

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

const path = givenFile('npm run import-lenders -- "My lenders.xlsx"');
if (path !== null)
  await runCommand(async (app) => {
    const answer = await app
      .get(ImportLenders, { strict: false })
      .execute({ name: basename(path), path }, { actor: SYSTEM, panel: 'own' });
    console.log(reportOf(answer));
  });
