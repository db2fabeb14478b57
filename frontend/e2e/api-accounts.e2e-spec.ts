import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { aPartner, confirmAddress, openAsPartner, PARTNER } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

const untilAt = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** As a newly signed-up partner, another one each time. */
const openIntegrations = async (page: Page, partner = aPartner()) => {
  await openAsPartner(page, partner);
  await confirmAddress(site, partner);
  await openPage(page, '/partners/integrations');
  await untilAt(page, 'Integrations');
};

const create = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Create API account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Your password').fill(PARTNER.password);
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  const dialog = page.getByRole('dialog', { name: `Secret for ‘${name}’` });
  await dialog.waitFor();
  const [username = '', secret = ''] = await dialog.locator('code').allInnerTexts();
  return { dialog, username, secret };
};

const callAs = ({ username, secret }: { username: string; secret: string }) =>
  fetch(`${site.address}/api/introducers/me/referrals`, {
    headers: { Authorization: `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}` },
  });

test.describe('API accounts', () => {
  test('are created, used and revoked by the partner', async () => {
    const partner = aPartner();
    const { page } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openIntegrations(page, partner);

    const { dialog, ...account } = await create(page, 'Office CRM');
    await dialog.getByRole('button', { name: 'Copy the secret' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.secret);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.content()).not.toContain(account.secret);
    expect(
      await site.query(
        `select count(*)::int as made from users join introducers on introducers.id = introducer_id
       where introducers.email = $1`,
        [partner.email],
      ),
    ).toEqual([{ made: 1 }]);

    expect((await callAs(account)).status).toBe(200);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('cell', { name: /^\d\d \w{3} \d{4}, \d\d:\d\d$/ }).waitFor();

    await page.getByRole('button', { name: 'Revoke Office CRM' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('API account revoked').first().waitFor();
    expect((await callAs(account)).status).toBe(401);
  });

  test('keep the secret open until it is copied, despite Escape and Back', async () => {
    const { page } = await site.visit();
    await openIntegrations(page);
    await page.getByRole('link', { name: 'Account' }).click();
    await untilAt(page, 'Account');
    await page.getByRole('link', { name: 'Integrations' }).click();
    await untilAt(page, 'Integrations');
    const { secret } = await create(page, 'Office CRM');

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the secret' }).click();
    await page.goBack().catch(() => null);
    await page.getByRole('button', { name: 'Show the secret' }).click();

    expect(await page.getByText(secret).isVisible()).toBe(true);
  });

  test.describe('the developer examples', () => {
    // In order: the first submits the case, the others repeat it, and then all list it.
    test.describe.configure({ mode: 'serial' });

    const run = promisify(execFile);
    let folder: string;
    let environment: NodeJS.ProcessEnv;
    /** The examples below each heading, by language. */
    let printed: Record<
      'Your first request' | 'Submit a case',
      Record<'curl' | 'Node.js' | 'Python', string>
    >;

    test.beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'examples-'));
      const { page } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
      await openIntegrations(page);
      const { username, secret } = await create(page, 'Examples');
      environment = { ...process.env, API_USERNAME: username, API_SECRET: secret };

      const { page: reader } = await site.visit();
      await openPage(reader, '/developers');
      const below = async (heading: string) => {
        const examples = reader.getByRole('region', { name: heading }).locator('details');
        return Object.fromEntries(
          await examples.evaluateAll((all) =>
            all.map((one): [string, string] => [
              one.querySelector('summary')?.firstChild?.textContent ?? '',
              one.querySelector('code')?.textContent ?? '',
            ]),
          ),
        ) as Record<'curl' | 'Node.js' | 'Python', string>;
      };
      printed = {
        'Your first request': await below('Your first request'),
        'Submit a case': await below('Submit a case'),
      };
    });
    test.afterAll(() => rm(folder, { recursive: true }));

    const node = (...names: string[]) => run(process.execPath, names, { env: environment });
    const fileOf = async (name: string, code: string) => {
      await writeFile(join(folder, name), code);
      return join(folder, name);
    };
    const support = (name: string) => join(import.meta.dirname, 'support', name);

    /** Needs only npm packages: the shell runs the curl example, with Node in place of curl. */
    const PROGRAMS = {
      curl: (code: string) =>
        run('sh', ['-c', `curl() { "$NODE" "$CURL" "$@"; }\n${code}`], {
          env: { ...environment, NODE: process.execPath, CURL: support('curl.js') },
        }),
      'Node.js': async (code: string) => node(await fileOf('example.mjs', code)),
      Python: async (code: string) => node(support('python.js'), await fileOf('example.py', code)),
    } as const;
    const languages = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];

    for (const language of languages)
      test(`submit one case, in ${language} with the same result as the others`, async () => {
        const { stdout } = await PROGRAMS[language](printed['Submit a case'][language]);

        const kept = await site.query(
          'select id, company_name, external_reference from application_submissions',
        );
        expect(kept).toEqual([
          {
            id: expect.any(String),
            company_name: 'Example Joinery Ltd',
            external_reference: 'deal-1042',
          },
        ]);
        expect(stdout).toContain(String(kept[0]?.['id']));
        expect(stdout).toContain('pending');
      });

    for (const language of languages)
      test(`list the cases, in ${language}`, async () => {
        const { stdout } = await PROGRAMS[language](printed['Your first request'][language]);

        expect(stdout).toContain('Example Joinery Ltd');
        expect(stdout).toContain('pending');
      });

    for (const language of languages)
      test(`fail with the reason, in ${language}`, async () => {
        environment = { ...environment, API_SECRET: 'wrong' };
        const failed = await PROGRAMS[language](printed['Your first request'][language]).then(
          () => '',
          (failure: unknown) => Object.values(failure as Record<'stdout' | 'stderr', string>).join('\n'),
        );

        expect(failed).toMatch(/username or secret is wrong|401/);
      });
  });
});
