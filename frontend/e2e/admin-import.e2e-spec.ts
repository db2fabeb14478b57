import { resolve } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { workbookOf } from '../../backend/test/support/workbook';
import { findings, WIDTHS } from './support/accessibility';
import { beyondSigningIn, openAsAdmin } from './support/admin';
import { pressOn, untilFocused, untilHolds } from './support/keyboard';
import { illegible } from './support/legibility';
import { namedOn } from './support/named';
import { untilQuiet } from './support/quiet';
import { openSite, test } from './support/site';

const WORKBOOK = resolve(import.meta.dirname, '../../backend/src/demo/data/lenders.xlsx');
const XLS = resolve(import.meta.dirname, '../../backend/test/fixtures/lenders.xls');
const IMPORT = '/admin/lenders/import';
const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('Import in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('lender_imports', 'lenders', 'taught_words');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await openAsAdmin(page, IMPORT);
  });

  const { button, toast } = namedOn(() => page);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const stepIs = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

  type Upload = string | { name: string; mimeType: string; buffer: Buffer };

  const panelOf = async (...rows: readonly (readonly unknown[])[]): Promise<Upload> => ({
    name: 'panel.xlsx',
    mimeType: 'application/zip',
    buffer: await workbookOf(...rows),
  });
  const choose = async (file: Upload): Promise<void> => {
    await page.getByLabel(/^Choose (a|another) file$/).setInputFiles(file);
  };
  const lenders = () => site.query('select name, min_amount from lenders order by name');
  const HEADER = ['Lender', 'Products', 'Min loan'];

  test('previews a workbook field by field, and imports it on confirmation', async () => {
    await choose(await panelOf(HEADER, ['Alba', 'Business Loans', '£5k'], ['Brisk', 'MCA']));
    await button('Import 2 lenders').click();
    await toast('Import successful');
    await button('Import another file').click();

    await choose(
      await panelOf(
        HEADER,
        ['Alba', 'Business Loans', '9k'],
        ['Brisk', 'MCA'],
        ['Clyde', 'MCA', 'plenty'],
        ['Dundas', 'magic'],
      ),
    );

    await stepIs('Review changes panel.xlsx');
    await tab('New (1)').waitFor();
    await page.getByText('Clyde', { exact: true }).waitFor();
    await tab('Changed (1)').click();
    await page.getByText('Panel, row 2').waitFor();
    expect(await page.getByRole('tabpanel').getByRole('definition').innerText()).toBe(
      '£5k → 9k reads as £9,000',
    );
    await tab('Rejected (1)').click();
    await page.getByRole('tabpanel').getByRole('heading', { name: 'Dundas' }).waitFor();
    await page.getByText('This row has no product we recognise.').waitFor();
    await page.getByText('Panel, row 5, B (Products): “magic”').waitFor();
    await tab('Unchanged (1)').click();
    await page.getByText('Brisk', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Imported, with something left out (1)' }).waitFor();
    expect(await lenders()).toMatchObject([{ name: 'Alba', min_amount: '£5k' }, { name: 'Brisk' }]);

    await button('Import 2 lenders').dblclick();

    await toast('Import successful');
    await stepIs('Imported');
    await page.getByRole('heading', { name: 'Not imported (1)' }).waitFor();
    await page.getByRole('group', { name: 'Not imported' }).getByRole('cell', { name: 'Dundas' }).waitFor();
    expect(await lenders()).toEqual([
      { name: 'Alba', min_amount: '9k' },
      { name: 'Brisk', min_amount: null },
      { name: 'Clyde', min_amount: null },
    ]);
    const kept = page.waitForEvent('download');
    await button('Download rejected rows').click();
    expect((await kept).suggestedFilename()).toMatch(/^rejected-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('changes nothing when the import is not confirmed', async () => {
    await choose(await panelOf(HEADER, ['Alba', 'Business Loans', '£5k']));
    await button('Cancel').click();

    await stepIs('Choose a file');
    expect(await lenders()).toEqual([]);
  });

  test('previews again when a lender changed meanwhile, and imports nothing unseen', async () => {
    await choose(await panelOf(HEADER, ['Alba', 'Business Loans', '£5k']));
    await button('Import 1 lender').click();
    await button('Import another file').click();
    await choose(await panelOf(HEADER, ['Alba', 'Business Loans', '£9k']));
    await button('Import 1 lender').waitFor();
    await site.query(`update lenders set min_amount = '£7k', updated_at = now()`);

    await button('Import 1 lender').click();

    await toast('Import failed');
    await page.getByText('Some of these lenders have changed since you opened this preview.').waitFor();
    await page.getByText('£7k').waitFor();
    expect(await lenders()).toMatchObject([{ min_amount: '£7k' }]);
    await button('Import 1 lender').click();
    await toast('Import successful');
    expect(await lenders()).toMatchObject([{ min_amount: '£9k' }]);
  });

  test('lists each import with its changes, at an address that can be shared, and undoes it except for later changes', async () => {
    await page.getByRole('link', { name: 'Past imports' }).click();
    await page.getByText('No imports yet').waitFor();
    await page.getByRole('link', { name: 'Import Excel' }).first().click();
    await choose(
      await panelOf(HEADER, ['Alba', 'Business Loans', '£5k'], ['Brisk', 'MCA'], ['Clyde', 'magic']),
    );
    await button('Import 2 lenders').click();
    await toast('Import successful');
    await site.query(`update lenders set min_amount = '£7k' where name = 'Alba'`);

    await page.getByRole('link', { name: 'Past imports' }).click();
    await button('panel.xlsx').click();
    const drawer = page.getByRole('dialog', { name: 'panel.xlsx' });
    await drawer.getByText('£5k').waitFor();
    await page.reload();
    await drawer.getByText('Alba', { exact: true }).waitFor();
    await drawer.getByText('Administrator').waitFor();
    await drawer.getByRole('tab', { name: 'Rejected (1)' }).click();
    await drawer.getByText('This row has no product we recognise.').waitFor();

    await button('Undo import').click();
    const question = page.getByRole('alertdialog', { name: 'Undo the import of panel.xlsx?' });
    await question
      .getByText('1 lender that the import added is deleted. Changed since, so left as it is: Alba.')
      .waitFor();
    await question.getByRole('button', { name: 'Undo the others' }).dblclick();

    await toast('Import undone');
    await drawer.getByText(/, by Administrator$/).waitFor();
    expect(await lenders()).toEqual([{ name: 'Alba', min_amount: '£7k' }]);
    expect(await button('Undo import').count()).toBe(0);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('saves a term with two clicks, shows its effect, and keeps it until it is deleted by keyboard', async () => {
    const file = await panelOf(
      [...HEADER, 'Colour'],
      ['Alba', 'Widget lending', '£5k', 'blue'],
      ['Brisk', 'MCA', null, null],
    );
    await choose(file);
    await tab('Rejected (1)').waitFor();
    await page.getByRole('heading', { name: 'Unrecognised terms (2)' }).waitFor();

    await page.getByLabel('Meaning of Widget lending').selectOption('Asset Finance');
    await button('Use for Widget lending').click();

    await page
      .getByText('Saved: “Widget lending” means Asset Finance. That changes: new 1 → 2, rejected 1 → 0.')
      .waitFor();
    await tab('New (2)').waitFor();
    expect(await tab('Rejected (1)').count()).toBe(0);
    await page.getByLabel('Meaning of Colour').selectOption('Ignore this column');
    await button('Use for Colour').click();
    await page.getByText('Saved: “Colour” means Ignore this column.').waitFor();
    await page.getByRole('heading', { name: /^Unrecognised terms/ }).waitFor({ state: 'detached' });
    await button('Import 2 lenders').click();
    await toast('Import successful');
    expect(await site.query('select name, product_types from lenders order by name')).toEqual([
      { name: 'Alba', product_types: 'Asset Finance' },
      { name: 'Brisk', product_types: 'MCA' },
    ]);

    await button('Import another file').click();
    await choose(await panelOf(HEADER, ['Clyde', 'WIDGET-LENDING', '£5k']));
    await page.getByText('Read using your terms: “WIDGET-LENDING” as Asset Finance (1 row).').waitFor();
    await page.getByRole('link', { name: 'Saved terms' }).click();
    await pressOn(page, button('Remove Widget lending'));
    const question = page.getByRole('alertdialog');
    await untilHolds(page, question);
    await pressOn(page, button('Remove', question));
    await toast('Term removed');
    await button('Widget lending').waitFor({ state: 'detached' });
    await untilFocused(page, button('Remove Colour'));
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Import Excel' }).click();
    await choose(await panelOf(HEADER, ['Clyde', 'Widget lending', '£5k']));

    await tab('Rejected (1)').waitFor();
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('lets each reading of a file be overridden, and a product be stated for a sheet', async () => {
    await choose(
      await panelOf(['Lender', 'Regulated bridging offered', 'Max loan'], ['Alba', 'No', '£500k']),
    );
    await tab('Rejected (1)').waitFor();

    await page.getByLabel('Product of Panel').selectOption('Bridging Loans (both)');
    await tab('New (1)').waitFor();
    await button('Check how 3 other words were read').click();
    await page.getByText('Header, Panel, 1 row, such as “£500k”. Read as Maximum Amount').waitFor();
    await page.getByLabel('Meaning of Max loan').selectOption('Minimum Amount');
    await button('Use for Max loan').click();
    await page.getByText('Saved: “Max loan” means Minimum Amount.').waitFor();
    expect(await page.getByLabel('Product of Panel').inputValue()).toBe('bridging');
    expect(await findings(page)).toEqual([]);
    await button('Import 1 lender').click();

    await toast('Import successful');
    expect(await site.query('select product_keys, min_amount, max_amount from lenders')).toEqual([
      { product_keys: ['bridging-business', 'bridging-property'], min_amount: '£500k', max_amount: null },
    ]);
  });

  test.describe('a file', () => {
    for (const [what, file] of [
      ['the real workbook', WORKBOOK],
      ['an .xls file', XLS],
    ] as const)
      test(`accepts ${what}, page by page, and shows the result`, async () => {
        await choose(file);

        await button(/^Import \d+ lenders$/).click();

        await toast('Import successful');
        const message = await page
          .getByRole('main')
          .getByText(/^Imported \d+ lenders/)
          .innerText();
        await page.getByRole('link', { name: 'View lenders' }).click();
        const [{ count } = {}] = await site.query('select count(*)::int as count from lenders');
        expect(message).toContain(`${count as number} created`);
        await page.getByText(`of ${count as number}`).waitFor();
      });

    test('shows why the server rejected a file', async () => {
      await choose({ name: 'panel.xlsx', mimeType: 'application/zip', buffer: Buffer.from('Name,Products') });

      await toast('Import failed');
      const said = await page.locator('li[data-state="open"]').innerText();
      expect(said.length).toBeGreaterThan('Import failed'.length + 20);
    });

    test('is accepted again after a failure of the connection and of a proxy, which are reported', async () => {
      const file = await panelOf(HEADER, ['Alba', 'Business Loans', '£5k']);
      for (const [sentence, answer] of [
        ['Failed to import lenders', (route: Route) => route.abort()],
        [
          'Upload failed',
          (route: Route) =>
            route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
        ],
      ] as const) {
        await page.route('**/api/admin/lenders/import/preview', answer);
        await choose(file);
        await toast('Import failed');
        await toast(sentence);
        await page.unroute('**/api/admin/lenders/import/preview');
      }
      await choose(file);
      await stepIs('Review changes');
    });

    test('shows progress while the server reads a file, and accepts no other meanwhile', async () => {
      const devTools = await page.context().newCDPSession(page);
      const urlPattern = '*/api/admin/lenders/import/preview';
      await devTools.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
      const answered = new Promise<string>((resolve) =>
        devTools.on('Fetch.requestPaused', ({ requestId }) => resolve(requestId)),
      );
      const bar = page.getByRole('progressbar', { name: 'Progress' });

      await choose(await panelOf(HEADER, ['Alba', 'Business Loans', '£5k']));

      await page.getByText('Reading panel.xlsx', { exact: true }).waitFor();
      const requestId = await answered;
      await bar.waitFor();
      expect(await bar.getAttribute('aria-valuenow')).toBeNull();
      expect(await page.getByLabel('Choose a file').getAttribute('aria-disabled')).toBe('true');
      await devTools.send('Fetch.continueRequest', { requestId });
      await stepIs('Review changes');
      await bar.waitFor({ state: 'detached' });
    });

    test('shows upload progress, and accepts no other file until it is done', async () => {
      const devTools = await page.context().newCDPSession(page);
      const network = { offline: false, latency: 0, downloadThroughput: -1 };
      await devTools.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: 200_000 });
      const bar = page.getByRole('progressbar', { name: 'Progress' });

      await choose({ name: 'panel.xlsx', mimeType: 'application/zip', buffer: Buffer.alloc(4_000_000) });
      await page.waitForFunction(
        (element) => {
          const share = Number(element.getAttribute('aria-valuenow'));
          return share > 0 && share < 100;
        },
        await bar.elementHandle(),
      );
      await page.getByText(/^Sending panel\.xlsx \d+%$/).waitFor();
      expect(await page.getByLabel('Choose a file').getAttribute('aria-disabled')).toBe('true');
      await devTools.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 });

      await toast('Import failed');
      await bar.waitFor({ state: 'detached' });
      expect(await page.getByLabel('Choose a file').getAttribute('aria-disabled')).toBe('false');
    });
  });

  test('shows all text of the steps at 390 and 1440 px', async () => {
    const untilLegible = async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await untilQuiet(page);
        expect(await illegible(page, 'main')).toEqual([]);
      }
    };
    await choose(
      await panelOf(
        HEADER,
        ['Alba Finance for Established Companies in the Highlands and Islands', 'Business Loans', '£5k'],
        ['Brisk', 'magic'],
        ['Clyde', 'MCA', 'what-the-applicant-can-repay-in-three-years'],
      ),
    );
    await stepIs('Review changes');
    await untilLegible();
    await button('Import 2 lenders').click();
    await stepIs('Imported');
    await untilLegible();
  });
});
