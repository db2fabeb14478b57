import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const server = 'backend/src/platform/infrastructure/provide.ts';
const client = 'frontend/src/app/router.tsx';
const journey = 'backend/test/e2e/contact.e2e-spec.ts';
const browserJourney = 'frontend/e2e/tooltip.e2e-spec.ts';
/** A file outside every project. */
const alone = 'probe.ts';

const root = resolve(import.meta.dirname, '../../..');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: join(root, '.eslintrc.js'),
  // Type information for a whole project takes ten seconds, and these rules need none.
  overrideConfig: [
    { files: [server, client, journey, browserJourney], ...tseslint.configs.disableTypeChecked },
    {
      files: [alone],
      languageOptions: { parserOptions: { projectService: { allowDefaultProject: [alone] } } },
    },
  ],
});

const complaints = async (file: string, text: string): Promise<string[]> => {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return result?.messages.map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`) ?? [];
};

describe('Lint rules', () => {
  it.each([
    ['a default export', server, 'export default 1;', 'Named exports only'],
    ['an enum', server, 'export enum Status { Open }', 'union of strings'],
    ['a barrel', server, `export * from './database/database.js';`, 'No barrels'],
    [
      'a literal spread into a literal',
      server,
      'export const o = { ...{ a: 1 }, b: 2 };',
      'needs no spreading',
    ],
    [
      'a body field that skips validation',
      server,
      `class C { m(@Body('name') n: string) { return n; } }`,
      'skips validation',
    ],
    [
      'implicit conversion',
      server,
      'export const o = { enableImplicitConversion: true };',
      'turns text into other types',
    ],
    ['a Jest global in a browser test', browserJourney, 'expect(1).toBe(1);', 'import what they take'],
    [
      'a schema that rewrites itself',
      server,
      'export const o = { synchronize: true };',
      'rewrites the schema',
    ],
    [
      'interpolated SQL',
      server,
      'export const q = (db: any, x: string) => db.query(`select ${x}`);',
      'SQL takes parameters',
    ],
    ['a mapping elsewhere', server, `export const t = new EntitySchema({ name: 'T' });`, 'ends in .table.ts'],
    ['a repository elsewhere', server, 'export class LeadRepository {}', 'ends in .repository.ts'],
    ['a list elsewhere', server, 'export const l = new PagedList({});', 'ends in .queries.ts'],
    ['queries elsewhere', server, 'export class CaseQueries {}', 'ends in .queries.ts'],
    [
      'a feed elsewhere',
      server,
      '@Injectable() export class A implements ActivityFeed {}',
      'ends in .queries.ts',
    ],
    ['a job elsewhere', server, 'export class A extends JobHandler {}', 'ends in .job.ts'],
    ['a DTO elsewhere', server, 'export class A { @ApiProperty() readonly a: string; }', 'ends in .dto.ts'],
    ['any', server, 'export const x = (y: any): void => y;', 'no-explicit-any'],
    [
      'a promise that is not awaited',
      alone,
      'export const f = (): void => { Promise.resolve(1); };',
      'no-floating-promises',
    ],
    ['a colour outside the theme', client, `export const colour = '#0b3d4f';`, 'Colours live in the theme'],
    [
      'raw HTML',
      client,
      `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
      'Text is text',
    ],
    [
      'a conditional hook',
      client,
      'export const useA = (b: boolean) => { if (b) useEffect(() => undefined); };',
      'rules-of-hooks',
    ],
    ['a replaced word in a text', client, `export const text = 'We send a mail';`, "Not 'mail' but: email"],
    [
      'a replaced word in a test name',
      journey,
      `describe('what nobody sees', () => {});`,
      "Not 'nobody' but",
    ],
    [
      'a replaced word in the name of a table of tests',
      journey,
      `it.each([1])('is made anew', () => {});`,
      "Not 'anew' but: again",
    ],
    ['a truncate beside jobs', journey, `await api.query('truncate leads');`, 'Reset tables with'],
    ['an emptied table beside jobs', journey, `await api.query('delete from leads');`, 'Reset tables with'],
  ])('rejects %s', async (_what, file, text, complaint) => {
    expect(await complaints(file, text)).toContainEqual(expect.stringContaining(complaint));
  });

  it.each([
    ['table', `export const t = new EntitySchema({ name: 'T' });`],
    ['repository', 'export class LeadRepository {}'],
    [
      'queries',
      '@Injectable() export class A implements LeadViews { private readonly l = new PagedList({}); }',
    ],
    ['job', 'export class A extends Pruning {}'],
    ['dto', 'export class A implements AnswerFigures { @ApiProperty() readonly a: string; }'],
  ])('accepts files ending in .%s.ts as intended', async (suffix, text) => {
    const complaint = await complaints(server.replace('.ts', `.${suffix}.ts`), text);

    expect(complaint.filter((one) => one.includes('ends in'))).toEqual([]);
  });

  it('accepts plain code', async () => {
    expect(await complaints(server, 'export const synchronised = { synchronize: false };\n')).toEqual([]);
  });
});
