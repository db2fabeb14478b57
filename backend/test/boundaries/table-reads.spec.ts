import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { DECLARED_VIEWS, FOREIGN_READS, NAMED_AT_RUN_TIME, TABLE_OWNERS } from './table-owners.js';

const source = resolve(import.meta.dirname, '../../src');
const ownerOf = new Map(
  Object.entries(TABLE_OWNERS).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

const filesOf = (folder: string) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
    .map((file) => join(source, folder, file));

const CREATED = /create (?:unlogged )?(?:table|view) (\w+)/g;
const USED = /\b(?:from|join|into|update|using)\s+(?:only\s+)?"?(\w+)/g;
const IS_SQL = /\b(?:select|insert into|delete from|update \w+(?: as \w+)? set|join)\b/;
/** Properties of lists and record names that contain a table's name. */
const NAMES_A_TABLE = new Set(['table', 'tableName', 'reasons']);

const NAMED_AT_RUN_TIME_IN = /\b(?:from|join|into|update)\s+(?:only\s+)?\$\{[\w.]+\}/;

interface Text {
  readonly written: string;
  /** The property whose value it is. */
  readonly property: string | null;
}

const textsIn = (source: string): readonly Text[] => {
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      found.push({
        written: node.getText().slice(1, -1),
        property: ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : null,
      });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true));
  return found;
};

/** Tables used by a file's texts: SQL, lists, record kinds and mapped classes. */
const tablesIn = (source: string): readonly string[] =>
  textsIn(source)
    .flatMap(({ written, property }) => [
      ...(IS_SQL.test(written) ? [...written.matchAll(USED)].map(([, table]) => table!) : []),
      ...(property !== null && NAMES_A_TABLE.has(property) ? [written] : []),
    ])
    .filter((table) => ownerOf.has(table));

/** Whether SQL of a file takes the name of a table at run time. */
const takesNames = (source: string): boolean =>
  textsIn(source).some(({ written }) => IS_SQL.test(written) && NAMED_AT_RUN_TIME_IN.test(written));

const modules = readdirSync(join(source, 'modules'));
const rooms = [
  ...modules.map((name) => [name, `modules/${name}`] as const),
  ['platform', 'platform'] as const,
];

const readsOf = (reader: string, folder: string): readonly string[] => {
  const tables = filesOf(folder).flatMap((file) => tablesIn(readFileSync(file, 'utf8')));
  return [...new Set(tables)].filter((table) => ownerOf.get(table) !== reader).sort();
};

const IMPORTED = /from '#modules\/([^/']+)\//g;
const importsOf = new Map(
  modules.map((name) => {
    const texts = filesOf(`modules/${name}`).map((file) => readFileSync(file, 'utf8'));
    return [name, texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, used]) => used!))];
  }),
);
const isBelow = (lower: string, upper: string): boolean =>
  (importsOf.get(upper) ?? []).some((used) => used === lower || isBelow(lower, used));

describe('the tables of each module', () => {
  it('finds the tables of SQL, lists and mapped classes in a file', () => {
    const text = [
      'const A = `select x from offers join tasks on y where z in (select from ${t})`;',
      "const B = new PagedList({ table: 'leads', fields: { n: '(select n from lenders)' } });",
      "const C = { label: 'leads', text: 'an update from lenders' };",
    ].join('\n');
    expect(tablesIn(text)).toEqual(['offers', 'tasks', 'leads', 'lenders']);
  });

  it('are all that the migrations create', () => {
    const created = filesOf('migrations').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(CREATED)].map(([, table]) => table!),
    );
    expect([...ownerOf.keys()].sort()).toEqual([...new Set(created)].sort());
  });

  it('have one owner each', () => {
    expect(Object.values(TABLE_OWNERS).flat().length).toBe(ownerOf.size);
  });

  it.each(rooms)(
    'are used by SQL of %s only where they are its own or listed with a reason',
    (name, folder) => {
      const listed = FOREIGN_READS.filter(({ reader }) => reader === name).flatMap(({ tables }) => tables);
      expect(readsOf(name, folder)).toEqual([...listed].sort());
    },
  );

  it('finds SQL that takes the name of a table at run time', () => {
    expect(takesNames('const A = (table: string) => `delete from ${table} where id = $1`;')).toBe(true);
    expect(takesNames('const B = `delete from leads where id in (${IDS})`;')).toBe(false);
  });

  it('are named at run time only by modules that are listed with a reason', () => {
    const taking = modules.filter((name) =>
      filesOf(`modules/${name}`).some((file) => takesNames(readFileSync(file, 'utf8'))),
    );
    expect(taking).toEqual(NAMED_AT_RUN_TIME.map(({ user }) => user));
  });

  it('are used through declared views by modules that do not import their owner', () => {
    const upward = FOREIGN_READS.flatMap(({ reader, tables }) =>
      tables
        .filter((table) => {
          const owner = ownerOf.get(table)!;
          return owner !== 'platform' && !isBelow(owner, reader) && !DECLARED_VIEWS.includes(table);
        })
        .map((table) => `${reader} reads ${table}`),
    );
    expect(upward).toEqual([]);
  });
});
