import { SYSTEM } from '#platform/application/principal.js';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ImportLenders,
  readStatedProducts,
  type ImportAnswer,
  type ImportIssue,
  type Refusal,
} from '#modules/lenders/public.js';
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
    ...section('Warnings', warnings, warningsLeftOut),
  ].join('\n');

const EXAMPLES = {
  file: 'npm run import-lenders -- "My lenders.xlsx"',
  products:
    'npm run import-lenders -- "My lenders.xlsx" --product bridging --product "Sheet 2: btl-mortgages"',
};

/** The product options and the remaining arguments; prints an error and returns null if they are invalid. */
const givenProducts = (): { products: string[]; rest: string[] } | null => {
  try {
    const { values, positionals } = parseArgs({
      options: { product: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
    return { products: values.product ?? [], rest: positionals };
  } catch {
    console.error(`State products like this: ${EXAMPLES.products}`);
    process.exitCode = 1;
    return null;
  }
};

const productNames = givenProducts();
const path = productNames && givenFile(EXAMPLES.file, productNames.rest);
if (productNames && path !== null)
  await runCommand(async (app) => {
    const origin = { actor: SYSTEM, panel: 'own' } as const;
    const products = readStatedProducts(productNames.products.join('\n'));
    const answer = await app
      .get(ImportLenders, { strict: false })
      .execute({ name: basename(path), path }, origin, products);
    console.log(reportOf(answer));
  });
