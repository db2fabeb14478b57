import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { routesIn } from '#platform/infrastructure/http/routes.js';

const HEADER = ['Method', 'Path', 'Access'];

const INTRODUCTION = `# Routes

Every call of the API and who may make it, as the code declares it: \`npm run api\` writes this file, and \`npm run check\` fails while it says something else. A visitor is anybody, signed in or not; an admin is anybody on the broker's staff, and an administrator one of them who also manages the staff. The pages of the site and the API's own description under \`/api/docs\` and \`/api/openapi.json\` are open to everybody.
`;

/** Rows of equal width, as the formatter of this project sets a table. */
const markdown = (rows: readonly (readonly string[])[]): string => {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [header = [], ...body] = rows;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

/** Who may call what: the text of docs/routes.md. */
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
