import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const script = resolve(import.meta.dirname, '../../scripts/draw-modules.js');
const EMPTY =
  '# Architecture\n\n<!-- modules -->\n<!-- /modules -->\n\n## Data\n\n<!-- tables -->\n<!-- /tables -->\n';

const OWNERS = `
export const TABLE_OWNERS: Record<string, readonly string[]> = { mail: ['letters', 'stamps'], views: ['views'] };
`;
const MAP = '\n```\nmail: letters, stamps\nviews: views\n```\n\n';

const project = {
  'backend/test/boundaries/table-owners.ts': OWNERS,
  'docs/architecture.md': EMPTY,
  'backend/src/modules/deals/deals.module.ts':
    "import { A } from '#modules/applications/public.js';\nimport { M } from '#modules/mail/public.js';\n",
  'backend/src/modules/deals/deals.spec.ts': "import { V } from '#modules/views/public.js';\n",
  'backend/src/modules/applications/application/cases.ts': "import { M } from '#modules/mail/public.js';\n",
  'backend/src/modules/mail/mail.module.ts': 'export class MailModule {}\n',
  'backend/src/modules/views/views.module.ts': 'export class ViewsModule {}\n',
};

describe('the graph of the modules and the map of tables', () => {
  let root: string;
  const draw = (...options: string[]) =>
    promisify(execFile)(process.execPath, [script, ...options], { cwd: join(root, 'backend') });
  const document = () => readFile(join(root, 'docs/architecture.md'), 'utf8');
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'modules-'));
    for (const [path, text] of Object.entries(project)) await write(path, text);
  });

  afterEach(() => rm(root, { recursive: true }));

  it('show each import that no longer path implies, and each module with its tables', async () => {
    await draw();
    expect(await document()).toBe(
      EMPTY.replace(
        '<!-- modules -->\n',
        '<!-- modules -->\n\n```mermaid\nflowchart TD\n' +
          '  applications --> mail\n  deals --> applications\n  views\n```\n\n',
      ).replace('<!-- tables -->\n', `<!-- tables -->\n${MAP}`),
    );
  });

  it('pass the check when they match the code', async () => {
    await draw();
    await expect(draw('--check')).resolves.toMatchObject({ stderr: '' });
  });

  it('fail the check, without being changed, when a module imports another one', async () => {
    await draw();
    const drawn = await document();
    await write('backend/src/modules/mail/sent.ts', "import { V } from '#modules/views/public.js';\n");
    await expect(draw('--check')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run modules --workspace backend') as string,
    });
    expect(await document()).toBe(drawn);
  });
});
