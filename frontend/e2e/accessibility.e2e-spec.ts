import { expect, type Page } from '@playwright/test';
import { screenPaths, signInPaths } from '../src/shared/routing/paths';
import { workbookOf } from '../../backend/test/support/workbook';
import {
  findings,
  findingsAtEachWidth,
  orderFindings,
  screenFindings,
  stateFindings,
} from './support/accessibility';
import { openPage } from './support/browser';
import { lenderBlock, pressForLender } from './support/case-page';
import { fillEveryScreen } from './support/every-screen';
import {
  CONTACT,
  DETAILED_FACT_FIND,
  FACT_FIND,
  QUICK_APPLICATION,
  stepTab,
  submit,
  untilAt,
} from './support/forms';
import { fillLead, openLeadForm } from './support/leads';
import { untilFocused } from './support/keyboard';
import { PUBLIC_PAGES } from './support/pages';
import { PARTNER } from './support/partner';
import { untilQuiet } from './support/quiet';
import { DEMONSTRATION, openSite, test } from './support/site';

// The one walk over every screen and the states that need no journey of their own. Journeys check only states that
// they alone reach.
const site = openSite(DEMONSTRATION);

/** A state of a screen: how to get there from the one before it. */
type State = readonly [name: string, open: (page: Page) => Promise<unknown>];

interface Screen {
  /** With `:name` for the id or the token of a record of that name. */
  readonly path: string;
  /** A text of it that shows once it has loaded. */
  readonly proof: string | RegExp;
  /** Whether Tab moves through it in the order seen, at both widths. */
  readonly isInOrder?: boolean;
  readonly states?: readonly State[];
}

let made: Awaited<ReturnType<typeof fillEveryScreen>>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
const press = (name: string) => (page: Page) => button(page, name).first().click();
const until = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Presses a button, which opens a dialog. */
const opening = (name: string, title?: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await dialog(page, title).last().waitFor();
  await untilQuiet(page);
};
/** Presses a button of the dialog, which opens another, or a question. */
const inDialog = (name: string, title?: string | RegExp) => async (page: Page) => {
  await dialog(page).last().getByRole('button', { name, exact: true }).click();
  const next = title ? dialog(page, title) : page.getByRole('alertdialog');
  await next.waitFor();
};
const openMenu = (name: string) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await button(page, name).first().click();
  await page.getByRole('menu').waitFor();
};
/** Closes the dialog, whose changes are lost. */
const leave = async (page: Page) => {
  await page.keyboard.press('Escape');
  const discard = button(page, 'Discard changes');
  await discard.or(page.getByRole('main')).first().waitFor();
  if (await discard.isVisible()) await discard.click();
  await dialog(page).first().waitFor({ state: 'detached' });
};

const errorsAtFields: State = [
  'with errors',
  async (page) => {
    await page.locator('button[type="submit"]').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
  },
];

const STATUS_SCREENS: readonly Screen[] = [
  { path: '/status/:statusAsked', proof: 'Yes to all' },
  { path: '/status/:statusDeal', proof: 'Offers for you, side by side' },
  { path: '/status/:statusPaid', proof: /has paid out your funding/ },
];

const SIGN_IN_SCREENS: readonly Screen[] = [
  { path: '/partners/login', proof: 'Partner Login', states: [errorsAtFields] },
  { path: '/partners/signup', proof: 'Business Type', states: [errorsAtFields] },
  { path: '/partners/reset', proof: 'Forgotten your password?', states: [errorsAtFields] },
  { path: '/partners/reset#token=a-token', proof: 'New password', states: [errorsAtFields] },
  {
    path: '/partners/confirm#token=no-such-token',
    proof: 'Confirm my address',
    states: [
      [
        'with a link that no longer works',
        async (page) => {
          await press('Confirm my address')(page);
          await until(page, /This link no longer works/);
        },
      ],
    ],
  },
  { path: '/admin/login', proof: 'Admin Portal', states: [errorsAtFields] },
  { path: '/admin/reset', proof: 'Forgotten your password?' },
  { path: '/admin/reset#token=a-token', proof: 'New password' },
  { path: '/admin/invitation#token=no-such-token', proof: /This invitation no longer works/ },
];

const STAFF_SCREENS: readonly Screen[] = [
  { path: '/admin', proof: /^out of \d/ },
  { path: '/admin/today', proof: /^Overdue applications/ },
  {
    path: '/admin/applications',
    proof: 'Abernethy Commercial Laundry Ltd',
    states: [
      ['a new one', opening('New case', 'New application')],
      [
        'with open filters',
        async (page) => {
          await leave(page);
          await press('Filters')(page);
        },
      ],
      ['its views', openMenu('Views')],
      ['its columns', openMenu('Columns')],
      [
        'with a selection',
        async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('checkbox', { name: 'Select Alder Joinery Ltd' }).check();
        },
      ],
      [
        'changing many',
        async (page) => {
          await opening('Change owner or status')(page);
          await dialog(page).getByLabel('Status').selectOption('Rejected');
        },
      ],
    ],
  },
  { path: '/admin/applications?view=board', proof: 'Abernethy Commercial Laundry Ltd' },
  {
    path: '/admin/account',
    proof: 'This device',
    states: [
      [
        'with a calendar address',
        async (page) => {
          await press('Create link')(page);
          await page.locator('code').first().waitFor();
        },
      ],
      [
        'searched',
        async (page) => {
          await page.getByRole('button', { name: 'Search' }).first().click();
          await page.getByRole('combobox', { name: /^Search applications/ }).fill('fraser');
          await page.getByRole('option').first().waitFor();
          expect.soft(await screenFindings(page), 'search').toEqual([]);
        },
      ],
    ],
  },
  { path: '/admin/submissions', proof: 'Abernethy Commercial Laundry Ltd' },
  {
    path: '/admin/messages',
    proof: 'Isla Fraser',
    states: [['a message', opening('Isla Fraser', 'Isla Fraser')]],
  },
  {
    path: '/admin/messages/held',
    proof: 'Rob Otter',
    states: [['a held submission', opening('Rob Otter', 'Rob Otter')]],
  },
  {
    path: '/admin/introducers',
    proof: 'Newcomer Brokers',
    states: [
      [
        'a partner with leads',
        async (page) => {
          await opening('Fernbank Accountants and Business Advisers')(page);
          await press('Show leads')(page);
          await page.getByRole('table', { name: 'Leads' }).waitFor();
        },
      ],
    ],
  },
  {
    path: '/admin/commissions',
    proof: 'Birch Furniture Ltd',
    states: [
      ['by lender', async (page) => page.getByText('By lender').click()],
      [
        'a receivable',
        async (page) => {
          await press('Birch Furniture Ltd')(page);
          await until(page, 'No receipts yet.');
        },
      ],
      ['a receipt', inDialog('Record receipt', 'Record receipt')],
    ],
  },
  {
    path: '/admin/commissions?tab=statements',
    proof: /^Draft for/,
    states: [
      [
        'a draft',
        async (page) => {
          await page
            .getByRole('button', { name: /^Draft for/ })
            .first()
            .click();
          await page.getByRole('list', { name: 'Entries' }).waitFor();
        },
      ],
    ],
  },
  {
    path: '/admin/commissions?tab=ledger',
    proof: 'Birch Furniture Ltd',
    states: [['an entry', opening('Birch Furniture Ltd')]],
  },
  { path: '/admin/commissions?tab=terms', proof: 'The firm’s terms' },
  {
    path: '/admin/lenders?q=capify',
    proof: /^1 to \d+ of/,
    states: [
      [
        'with a selection',
        async (page) =>
          page
            .getByRole('checkbox', { name: /^Select (?!all)/ })
            .first()
            .check(),
      ],
      [
        'a lender',
        async (page) => {
          await page.locator('tbody [data-row-name]').first().click();
          await dialog(page).waitFor();
          await untilQuiet(page);
        },
      ],
      [
        'its form',
        async (page) => {
          await dialog(page)
            .getByRole('button', { name: /^Edit / })
            .click();
          await dialog(page, 'Edit Lender').waitFor();
          await press('Lending criteria')(page);
        },
      ],
      [
        'its deletion',
        async (page) => {
          await press('Cancel')(page);
          await dialog(page)
            .getByRole('button', { name: /^Delete / })
            .click();
          await page.getByRole('alertdialog').waitFor();
        },
      ],
    ],
  },
  {
    path: '/admin/lenders/import',
    proof: 'Choose a file',
    states: [
      [
        'with changes to review',
        async (page) => {
          const file = {
            name: 'panel.xlsx',
            mimeType: 'application/zip',
            buffer: await workbookOf(
              ['Lender', 'Products', 'Min loan'],
              ['Alba Finance for Established Companies in the Highlands', 'Business Loans', '£5k'],
              ['Brisk', 'magic'],
              ['Clyde', 'MCA', 'what-the-applicant-can-repay-in-three-years'],
            ),
          };
          await page.getByLabel('Choose a file').setInputFiles(file);
          await until(page, 'Review changes');
        },
      ],
      [
        'done',
        async (page) => {
          await press('Import 2 lenders')(page);
          await page.getByRole('heading', { level: 2, name: 'Imported' }).waitFor();
        },
      ],
    ],
  },
  {
    path: '/admin/lenders/imports',
    proof: 'panel.xlsx',
    states: [['an import', opening('panel.xlsx', 'panel.xlsx')]],
  },
  { path: '/admin/lenders/words', proof: 'Widget lending' },
  { path: '/admin/panel', proof: 'Panel' },
  {
    path: '/admin/complaints',
    proof: 'Isla Fraser',
    states: [['a new one', opening('Record complaint', 'Record complaint')]],
  },
  {
    path: '/admin/people',
    proof: 'Isla Fraser',
    states: [['a new request', opening('Record request', 'Record data request')]],
  },
  { path: '/admin/people?tab=search&q=isla', proof: /(person|people) found\./ },
  { path: '/admin/people?tab=holds', proof: 'Court case 2026/114' },
  { path: '/admin/people?tab=retention', proof: 'Nothing is due tonight' },
  { path: '/admin/activity', proof: 'Administrator' },
  { path: '/admin/jobs', proof: 'All emails have been sent' },
  {
    path: '/admin/staff',
    proof: 'Administrator',
    states: [['an invitation', opening('Invite', 'Invite to the staff')]],
  },
  {
    path: '/admin/complaints/:complaint',
    proof: 'Next step',
    states: [['its next step', opening('Record acknowledgement', 'Record acknowledgement')]],
  },
  { path: '/admin/people/requests/:access', proof: 'Export data' },
  { path: '/admin/people/requests/:erasure', proof: 'On hold: Court case 2026/114' },
  {
    path: '/admin/applications/:enquiry',
    isInOrder: true,
    proof: 'Possible duplicates',
    states: [
      ['submitting it to lenders', opening('Put to lenders')],
      [
        'its shortcuts',
        async (page) => {
          await leave(page);
          await page.keyboard.press('?');
          await dialog(page, 'Keyboard shortcuts').waitFor();
        },
      ],
      [
        'its status',
        async (page) => {
          await leave(page);
          await opening('Update status', 'Update Application')(page);
          await page.getByLabel('Status').last().selectOption('Rejected');
        },
      ],
      [
        'its answers',
        async (page) => {
          await leave(page);
          await opening('Correct answers', 'Correct Answers')(page);
        },
      ],
      [
        'details shared',
        async (page) => {
          await leave(page);
          await opening('Record that details were shared')(page);
          await page.getByLabel('Shared with').selectOption('Someone else');
        },
      ],
      [
        'its matches',
        async (page) => {
          await leave(page);
          await opening('Matches today')(page);
          await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
        },
      ],
      [
        'its copy',
        async (page) => {
          await leave(page);
          await opening('Copy to new application', 'New application')(page);
        },
      ],
      [
        'its regulation check',
        async (page) => {
          await leave(page);
          await pressForLender(page, made.lenders.first, 'Mark as sent');
          await dialog(page, 'Record the regulation check').waitFor();
        },
      ],
    ],
  },
  {
    path: '/admin/applications/:asked',
    isInOrder: true,
    proof: /^Waiting for the client since/,
    states: [
      [
        'the missing consent',
        async (page) => {
          await pressForLender(page, made.lenders.first, 'Mark as sent');
          await dialog(page, 'Get consent first').waitFor();
        },
      ],
    ],
  },
  {
    path: '/admin/applications/:deal',
    isInOrder: true,
    proof: 'Compare 3 offers',
    states: [
      ['the comparison', opening('Compare 3 offers', 'Offers side by side')],
      [
        'another offer',
        async (page) => {
          await leave(page);
          await lenderBlock(page, made.lenders.fourth).getByRole('button', { name: 'Record offer' }).click();
          await dialog(page, 'Record Offer').waitFor();
        },
      ],
    ],
  },
  { path: '/admin/applications/:paid', proof: 'Completed' },
];

const PARTNER_SCREENS: readonly Screen[] = [
  {
    path: '/partners/dashboard',
    proof: 'Birch Furniture Ltd',
    states: [
      [
        'a case',
        async (page) => {
          await opening('Birch Furniture Ltd', 'Birch Furniture Ltd')(page);
          await page.getByRole('list', { name: 'Timeline' }).waitFor();
        },
      ],
      [
        'a new case',
        async (page) => {
          await leave(page);
          await opening('Submit New Case', 'Submit New Application')(page);
          await dialog(page).getByLabel('Funding Type').selectOption('Business Loan');
          await dialog(page).getByLabel('Amount Required').fill('£50,000');
          await button(page, 'Show the lenders').waitFor();
        },
      ],
      ['its lenders', opening('Show the lenders', 'Matched Lenders')],
    ],
  },
  {
    path: '/partners/dashboard?tab=leads',
    proof: 'Callum Reid',
    states: [
      [
        'the status of a lead',
        async (page) => {
          await page.getByRole('button', { name: /move .* on/ }).click();
          await page.getByRole('menu').waitFor();
        },
      ],
      [
        'a new lead that is known',
        async (page) => {
          await page.keyboard.press('Escape');
          await openLeadForm(page);
          await fillLead(page, 'Callum', { email: 'callum.reid@client.example' });
          await until(page, 'You already have a lead with this address');
        },
      ],
      [
        'a lead',
        async (page) => {
          await leave(page);
          await opening('Callum Reid', 'Callum Reid')(page);
        },
      ],
      ['its notes', inDialog('Edit Callum Reid', 'Edit Lead')],
      [
        'its deletion',
        async (page) => {
          await press('Cancel')(page);
          await inDialog('Delete Callum Reid')(page);
        },
      ],
      [
        'an import',
        async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('alertdialog').waitFor({ state: 'detached' });
          await leave(page);
          await opening('Import', 'Import Leads')(page);
        },
      ],
      [
        'its preview',
        async (page) => {
          await page.getByLabel('Choose a file').setInputFiles({
            name: 'contacts.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(
              'Full name,E-mail,Stage\nIsla Kerr,isla@kerr.example,On holiday\nNobody,no address,\n',
            ),
          });
          await until(page, 'Check what was read');
        },
      ],
      [
        'its result',
        async (page) => {
          await press('Import 1 lead')(page);
          await button(page, 'Done').waitFor();
        },
      ],
    ],
  },
  { path: '/partners/commissions', proof: 'Birch Furniture Ltd' },
  { path: '/partners/commissions?tab=statements', proof: 'Statements' },
  { path: '/partners/account', proof: 'This device' },
  {
    path: '/partners/integrations',
    proof: 'Create API account',
    states: [
      ['a new API account', opening('Create API account')],
      [
        'its secret',
        async (page) => {
          await page.getByLabel('Name').fill('A program with a name that is about as long as names are');
          await page.getByLabel('Your password').fill(PARTNER.password);
          await press('Create')(page);
          await dialog(page, /^Secret for/).waitFor();
        },
      ],
      [
        'listed',
        async (page) => {
          await press('Done')(page);
          await press('Close anyway')(page);
          await page.getByRole('button', { name: /^Revoke A program/ }).waitFor();
        },
      ],
    ],
  },
];

/** Its path among the portals’ paths. */
const routeOf = (path: string): string => path.replace(/[?#].*$/, '').replace(/:\w+/, ':id');

const walk = async (page: Page, { path, proof, isInOrder = false, states = [] }: Screen): Promise<void> => {
  const isPortals = screenPaths.includes(routeOf(path));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(
    page,
    path.replace(/:(\w+)/, (_all, name: string) => made.addresses[name] ?? name),
  );
  await until(page, proof);
  await untilQuiet(page);
  expect.soft(await (isPortals ? screenFindings : findingsAtEachWidth)(page), path).toEqual([]);
  if (isInOrder) expect.soft(await orderFindings(page), path).toEqual([]);
  if (path.startsWith('/admin/')) {
    const primary = page.locator('main .MuiButton-contained:visible');
    expect.soft(await primary.count(), `${path}, primary buttons`).toBeLessThanOrEqual(1);
  }
  for (const [name, open] of states) {
    await open(page);
    expect.soft(await stateFindings(page), `${path}, ${name}`).toEqual([]);
  }
};

const filled = async (page: Page): Promise<string> => {
  await FACT_FIND.fill(page);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/applications')),
    submit(page, FACT_FIND),
  ]);
  await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
  return new URL(((await answer.json()) as { resultsUrl: string }).resultsUrl, site.address).pathname;
};

test.describe('Accessibility', () => {
  let visitor: Page;
  let staff: Page;
  let partner: Page;
  let newcomer: Page;
  let errors: readonly string[];
  test.beforeAll(async () => {
    ({ page: visitor, errors } = await site.visit());
    ({ page: staff } = await site.visit());
    ({ page: partner } = await site.visit());
    ({ page: newcomer } = await site.visit());
    made = await fillEveryScreen(site, staff, partner, newcomer);
  });

  test('is checked on every path of the portals', () => {
    const walked = [...SIGN_IN_SCREENS, ...STAFF_SCREENS, ...PARTNER_SCREENS].map(({ path }) =>
      routeOf(path),
    );
    expect([...signInPaths, ...screenPaths].filter((path) => !walked.includes(path))).toEqual([]);
  });

  test.describe('of public pages', () => {
    test.beforeEach(async () => {
      if (!visitor.url().startsWith(site.address)) return;
      await visitor.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });

    for (const path of [...PUBLIC_PAGES, '/no-such-page', '/status/no-such-link', '/results/no-such-link'])
      test(`${path} is complete`, async () => {
        await openPage(visitor, path);
        await visitor.getByRole('heading', { level: 1 }).waitFor();

        expect(await findingsAtEachWidth(visitor)).toEqual([]);
      });

    for (const form of [FACT_FIND, DETAILED_FACT_FIND, QUICK_APPLICATION, CONTACT])
      test(`${form.path} with errors, and after submission`, async () => {
        const before = errors.length;
        await openPage(visitor, form.path);
        await submit(visitor, form);
        await visitor.getByText(form.firstError).first().waitFor();
        await untilFocused(visitor, visitor.getByLabel(form.kept[0]).first());
        expect(await findingsAtEachWidth(visitor)).toEqual([]);

        await form.fill(visitor);
        await submit(visitor, form);
        await visitor.getByText(form.success).first().waitFor();
        expect(await findingsAtEachWidth(visitor)).toEqual([]);
        expect(errors.slice(before)).toEqual([]);
      });

    test('the steps of the detailed fact-find, empty, with errors and reviewed', async () => {
      const refuse = async (label: string): Promise<void> => {
        await visitor.getByLabel(label).fill('plenty');
        await visitor.getByRole('button', { name: 'Continue' }).click();
        await untilFocused(visitor, visitor.locator('[aria-invalid="true"]').first());
        expect(await findings(visitor)).toEqual([]);
      };
      await openPage(visitor, '/enhanced-fact-find?step=funding');
      await visitor.getByRole('heading', { name: 'Funding Requirements' }).waitFor();
      expect(await findingsAtEachWidth(visitor)).toEqual([]);
      for (const [type, tab, heading, numeric] of [
        ['commercial-mortgage', 'Property', 'Property Details', 'Loan to Value'],
        ['asset-finance', 'Asset', 'Asset Details', null],
        ['invoice-finance', 'Invoices', 'Invoice Finance Details', 'Debtor Concentration'],
      ] as const) {
        await visitor.getByLabel('Funding Type').selectOption(type);
        await stepTab(visitor, tab).click();
        await untilAt(visitor, heading);
        expect(await findingsAtEachWidth(visitor)).toEqual([]);
        if (numeric) await refuse(numeric);
        await stepTab(visitor, 'Funding').click();
        await untilAt(visitor, 'Funding Requirements');
      }
      await refuse('Amount Required');
      await stepTab(visitor, 'Finances').click();
      await untilAt(visitor, 'Financial Details');
      await visitor.getByRole('radio', { name: 'Yes' }).check();
      await refuse('Annual Turnover');
      await stepTab(visitor, 'Review').click();
      await untilAt(visitor, 'Review Your Answers');

      expect(await findingsAtEachWidth(visitor)).toEqual([]);
    });

    test('the fact-find with companies to choose from, and filled in from one', async () => {
      await openPage(visitor, '/fact-find');
      const name = visitor.getByRole('combobox', { name: 'Company Name' });
      await name.click();
      await visitor.keyboard.type('a and g insur');
      await visitor.getByRole('option', { name: /^A & G INSURANCE/ }).waitFor();
      expect(await findings(visitor)).toEqual([]);
      await visitor.keyboard.press('ArrowDown');
      await visitor.keyboard.press('Enter');
      await visitor.getByLabel('Company Number').waitFor();

      expect(await findingsAtEachWidth(visitor)).toEqual([]);
    });

    test('an opened match within its card, the linked results, and lenders side by side', async () => {
      await openPage(visitor, FACT_FIND.path);
      const results = await filled(visitor);
      await visitor
        .getByRole('button', { name: /^Why \d+\?/ })
        .first()
        .click();
      await visitor.getByText('÷').first().hover({ trial: true });
      expect(await findingsAtEachWidth(visitor)).toEqual([]);
      await visitor.setViewportSize({ width: 390, height: 900 });
      const sums = visitor.locator('table').first();
      expect(
        await sums.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
      ).toBeLessThanOrEqual(0);

      await openPage(visitor, results);
      await visitor.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
      expect(await findingsAtEachWidth(visitor)).toEqual([]);
      const boxes = visitor.getByRole('checkbox', { name: /^Compare / });
      for (const place of [0, 1]) await boxes.nth(place).check();
      await button(visitor, 'Compare').click();
      await visitor.getByRole('heading', { name: '2 lenders side by side' }).waitFor();
      expect(await findingsAtEachWidth(visitor)).toEqual([]);
    });

    for (const screen of STATUS_SCREENS) test(screen.path, () => walk(visitor, screen));

    test('a form that a partner’s client opens, with errors', async () => {
      await openPage(visitor, `/apply${made.referral}`);
      await visitor.getByRole('checkbox', { name: /may see this application$/ }).waitFor();
      expect(await findingsAtEachWidth(visitor)).toEqual([]);
      await submit(visitor, QUICK_APPLICATION);
      await visitor.getByText('or continue without sharing').first().waitFor();
      expect(await findings(visitor)).toEqual([]);
      await visitor.getByRole('button', { name: /^Continue without sharing/ }).click();
      expect(await findingsAtEachWidth(visitor)).toEqual([]);
    });

    for (const width of [390, 1440])
      test(`the open menus at ${width} px`, async () => {
        await visitor.setViewportSize({ width, height: 900 });
        await openPage(visitor, '/contact');
        const header = visitor.getByRole('banner');
        if (width < 900) await header.getByRole('button', { name: 'Menu' }).click();
        await header.getByRole('button', { name: 'Products' }).click();
        await header.getByRole('link', { name: 'Bridging Loans (Property)' }).waitFor();

        expect(await findings(visitor)).toEqual([]);
      });

    for (const screen of SIGN_IN_SCREENS)
      test(screen.path, async () => {
        // Loaded again, because only the hash may differ.
        await visitor.goto('about:blank');
        await walk(visitor, screen);
      });
  });

  test.describe('of staff screens', () => {
    for (const screen of STAFF_SCREENS) test(screen.path, () => walk(staff, screen));
  });

  test.describe('of partner screens', () => {
    for (const screen of PARTNER_SCREENS) test(screen.path, () => walk(partner, screen));

    for (const path of ['/partners/dashboard', '/partners/integrations'])
      test(`${path} before the address is confirmed`, async () => {
        await walk(newcomer, { path, proof: 'Send the link again' });
      });
  });
});
