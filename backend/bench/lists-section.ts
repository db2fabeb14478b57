import { chromium, type Browser, type Page } from '@playwright/test';
import type { BenchDatabase } from './bench-database.ts';
import { CASES, fillLists, LEADS, PARTNER } from './long-lists.ts';
import { tasksDuring, tasksOfOpening } from './page-tasks.ts';
import { say, section, shown, table } from './report.ts';
import { onDatabase, startProduct } from './server-process.ts';
import { spreadOf } from './statistics.ts';
import { sending } from './timed-answer.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--window-size=1440,900'];

/** How much slower a simple phone's processor is: Chromium throttles the page's thread by this factor. */
const SLOWED = 4;
/** The maximum time for an interaction. */
const MAX_MS = 200;

interface List {
  readonly label: string;
  readonly path: string;
  readonly newest: string;
  readonly column: string;
  readonly first: string;
  readonly search: string;
  readonly found: string;
}

const LISTS: readonly List[] = [
  {
    label: 'Cases',
    path: '/partners/dashboard',
    newest: `Company ${CASES}`,
    column: 'Company',
    first: 'Company 1',
    search: 'Company 49',
    found: 'Company 49',
  },
  {
    label: 'Leads',
    path: '/partners/dashboard?tab=leads',
    newest: `Name ${LEADS}`,
    column: 'Name',
    first: 'Name 1',
    search: 'Name 199',
    found: 'Name 199',
  },
];

/** Located by DOM: locating by role makes Playwright compute the names of all cells, as a task in the page. */
const tableOf = ({ label }: List): string => `table[aria-label="${label}"]`;

/** All rows of the page are loaded, in the order of the address, and no request is pending. */
const untilListed = async (page: Page, list: List, address: string, first: string): Promise<void> => {
  await page.waitForURL((url) => url.href.includes(address));
  const listed = `${tableOf(list)}[aria-busy="false"]`;
  const full = ':has(tbody tr:nth-child(25))';
  const led = `:has(tbody tr:first-child [data-row-name]:text-is("${first}"))`;
  await page.locator(listed + full + led).waitFor();
};

type Step = readonly [name: string, act: (page: Page, list: List) => Promise<void>];

const STEPS: readonly Step[] = [
  [
    'sorting',
    async (page, list) => {
      await page.locator(`${tableOf(list)} thead button`, { hasText: list.column }).click();
      await untilListed(page, list, 'sort=', list.first);
    },
  ],
  [
    'typing in the search',
    async (page, list) => {
      await page.locator('input[type="search"]').pressSequentially(list.search, { delay: 60 });
      await untilListed(page, list, 'q=', list.found);
    },
  ],
];

const measureRound = async (browser: Browser, address: string, found: Map<string, number[]>) => {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const { email, password } = PARTNER;
  const answer = await page.request.post('/api/introducers/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(await answer.text());
  const keep = (step: string, tasks: readonly number[]): void => {
    found.set(step, [...(found.get(step) ?? []), Math.max(...tasks)]);
  };
  const opening = async (path: string, isThere: string) =>
    tasksOfOpening(browser, `${address}${path}`, {
      cookies: await context.cookies(),
      slowed: SLOWED,
      isThere,
    });
  keep('A text file, opening', await opening('/robots.txt', 'document.body.textContent.length > 0'));
  for (const list of LISTS) {
    const rows = `document.querySelectorAll('${tableOf(list)}[aria-busy="false"] tbody tr').length === 25`;
    keep(`${list.label}, opening`, await opening(list.path, rows));
    await page.goto(list.path);
    await untilListed(page, list, list.path, list.newest);
    for (const [name, act] of STEPS)
      keep(`${list.label}, ${name}`, await tasksDuring(browser, page, SLOWED, () => act(page, list)));
  }
  await context.close();
};

/** The delays that a partner with long lists sees. Needs Chromium; CHROMIUM may name it. */
export const listsSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  const server = await startProduct({ ...onDatabase(database.url), DEMO: 'off' });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    // Otherwise a debugger asks V8 where each timer was set, which parses code again in a task of the page.
    args: [...ARGS, '--js-flags=--no-enable-lazy-source-positions'],
  });
  const found = new Map<string, number[]>();
  try {
    const signedUp = await fetch(`${server.address}/api/introducers/signup`, sending(PARTNER));
    // The sign-in section may have run before.
    if (![201, 409].includes(signedUp.status)) throw new Error(await signedUp.text());
    await fillLists(database.url);
    for (let round = 1; round <= rounds; round += 1) {
      await measureRound(browser, server.address, found);
      say(`lists, round ${round}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  section(
    'Long lists in the partner portal',
    `The longest task of the page's thread, in milliseconds of its processor time, throttled ${SLOWED} times by Chromium, with ${LEADS.toLocaleString('en-GB')} leads and ${CASES.toLocaleString('en-GB')} cases of one partner, pages of 25, at 1440 px. A press may wait for it: target ${MAX_MS}. Opened in a tab that Playwright does not drive. A text file runs no code of ours: it shows what the browser itself takes on this machine.`,
  );
  table(
    ['Action', 'Longest task'],
    [...found].map(([step, longest]) => [step, shown(spreadOf(longest))]),
  );
};
