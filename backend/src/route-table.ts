import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { routesIn } from '#platform/infrastructure/http/routes.js';

const HEADER = ['Method', 'Path', 'Access'];

const INTRODUCTION = `# Routes

Every endpoint of the API and who may call it, generated from the code: \`npm run api\` writes this file, and \`npm run check\` fails when it is out of date. A visitor is anyone, signed in or not. An admin is any member of the broker's staff; an administrator is one who also manages the staff. The site's pages and the API reference (\`/api/docs\`, \`/api/openapi.json\`) are public.
`;

/** Rows of equal width, as Prettier formats a table. */
const markdown = (rows: readonly (readonly string[])[]): string => {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [header = [], ...body] = rows;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

/** The text of docs/routes.md. */
export const routeTable = (app: INestApplication, prefix: string): string => {
  const rows = routesIn(app.get(ModulesContainer)).map(({ method, path, callers }) => [
    method,
    `\`/${prefix}${path}\``,
    callers?.join(', ') ?? 'NOT DECLARED',
  ]);
  const byPath = rows.sort(([method = '', path = ''], [otherMethod = '', otherPath = '']) =>
    `${path} ${method}` < `${otherPath} ${otherMethod}` ? -1 : 1,
  );
  return `${INTRODUCTION}\n${markdown([HEADER, ...byPath])}\n`;
};
