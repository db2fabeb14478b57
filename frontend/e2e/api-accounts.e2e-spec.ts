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
    type Written = Readonly<Record<'stdout' | 'stderr', string>>;
    const curl = (code: string) =>
      run('sh', ['-c', `curl() { "$NODE" "$CURL" "$@"; }\n${code}`], {
        env: { ...environment, NODE: process.execPath, CURL: support('curl.js') },
      });

    const languages = ['curl', 'Node.js', 'Python'] as const;
    type Language = (typeof languages)[number];
    const WRONG_SECRET: Readonly<Record<Language, string>> = {
      curl: 'API_SECRET=wrong\n',
      'Node.js': 'process.env.API_SECRET = "wrong";\n',
      Python: 'import os\nos.environ["API_SECRET"] = "wrong"\n',
    };

    /** What programs write, one by one. Needs only npm packages: the shell runs curl's with Node in place of curl. */
    const outputsOf = async (language: Language, ...programs: readonly string[]): Promise<string[]> => {
      const files = await Promise.all(programs.map((code, place) => fileOf(`example${place}.mjs`, code)));
      // One start of the interpreter, which takes seconds.
      if (language === 'Python')
        return JSON.parse((await node(support('python.js'), ...files)).stdout) as string[];
      const outputs: string[] = [];
      for (const [place, code] of programs.entries()) {
        const started = language === 'curl' ? curl(code) : node(files[place] ?? '');
        const { stdout, stderr } = await started.catch((failure: unknown) => failure as Written);
        outputs.push(stdout + stderr);
      }
      return outputs;
    };

    for (const language of languages)
      test(`submit one case, list it and fail with the reason, in ${language} with the same result as the others`, async () => {
        const request = printed['Your first request'][language];
        const [submitted, listed, failed] = await outputsOf(
          language,
          printed['Submit a case'][language],
          request,
          WRONG_SECRET[language] + request,
        );

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
        expect(submitted).toContain(String(kept[0]?.['id']));
        expect(submitted).toContain('pending');
        expect(listed).toContain('Example Joinery Ltd');
        expect(listed).toContain('pending');
        expect(failed).toMatch(/username or secret is wrong|401/);
      });
  });
});
