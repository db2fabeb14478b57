import { expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { COMPANY, CONTACT, QUICK_APPLICATION, FACT_FIND, stepTab } from './support/forms';
import { openPage } from './support/browser';
import { untilFocused } from './support/keyboard';
import { untilQuiet } from './support/quiet';
import { openSite, test } from './support/site';

const site = openSite();

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Presses the button, and returns where it is released. */
type Hand = (page: Page, at: Place) => Promise<() => Promise<unknown>>;

const mouse: Hand = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  return () => page.mouse.up();
};

const finger: Hand = async (page, at) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const middleOf = async (control: Locator): Promise<Place> => {
  const { x, y, width, height } = (await control.boundingBox()) ?? {
    x: NaN,
    y: NaN,
    width: NaN,
    height: NaN,
  };
  return { x: x + width / 2, y: y + height / 2 };
};

/** Longer than anything after a blur. */
const PAUSE = 600;

const pressSlowly = async (page: Page, hand: Hand, control: Locator): Promise<void> => {
  await control.scrollIntoViewIfNeeded();
  const before = await middleOf(control);
  await page.clock.install();
  const up = await hand(page, before);
  await page.clock.runFor(PAUSE);
  await untilQuiet(page);
  expect(await middleOf(control)).toEqual(before);
  await up();
};

/** A form whose last typed field gets an error on blur. */
interface Case {
  readonly path: string;
  readonly button: string;
  readonly field: string;
  readonly error: string;
  readonly fill: (page: Page) => Promise<void>;
}

const writeInTurn =
  (...answers: readonly (readonly [label: string, text: string])[]) =>
  async (page: Page): Promise<void> => {
    for (const [name, text] of answers)
      await page
        .getByRole('textbox', { name })
        // That of a company suggests what is registered.
        .or(page.getByRole('combobox', { name }))
        .first()
        .fill(text);
  };

const APPLICANT = [
  ['Company Name', COMPANY],
  ['Contact Name', 'Alex Graham'],
] as const;

const CASES: readonly Case[] = [
  {
    path: CONTACT.path,
    button: CONTACT.button,
    field: 'Message',
    error: 'Message must be at least 10 characters',
    fill: writeInTurn(['Name', 'Alex Graham'], ['Email', 'alex@example.co.uk'], ['Message', 'Ring me !']),
  },
  ...[QUICK_APPLICATION, FACT_FIND].map(({ path, button }) => ({
    path,
    button,
    field: 'Email',
    error: 'Please enter a valid email',
    fill: writeInTurn(...APPLICANT, ['Email', 'alex at example']),
  })),
  {
    path: '/enhanced-fact-find',
    button: 'Continue',
    field: 'Phone',
    error: 'Please enter a valid phone number',
    fill: writeInTurn(...APPLICANT, ['Email', 'alex@example.co.uk'], ['Phone', '0141']),
  },
];

const HANDS: [string, Hand, BrowserContextOptions, number][] = [
  ['a mouse', mouse, { viewport: { width: 1440, height: 900 } }, 1],
  ['a mouse in a window enlarged fourfold', mouse, { viewport: { width: 320, height: 700 } }, 1],
  ['a finger', finger, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, 1],
  [
    'a finger on text of twice the size',
    finger,
    { viewport: { width: 390, height: 844 }, hasTouch: true },
    2,
  ],
];

test.describe('Slow press', () => {
  for (const [place, [what, hand, options, textScale]] of HANDS.entries())
    test.describe(`pressed slowly by ${what}`, () => {
      const open = async (path: string): Promise<Page> => {
        const { page } = await site.firstVisit(options);
        await page.addInitScript((scale) => {
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = `${scale * 100}%`;
          });
        }, textScale);
        await openPage(page, path);
        return page;
      };

      // Every form with the first, another one with each of the others.
      for (const { path, button, field, error, fill } of place === 0 ? CASES : CASES.slice(place, place + 1))
        test(`${button} at ${path} works`, async () => {
          const page = await open(path);
          await fill(page);
          const last = page.getByRole('textbox', { name: field });
          expect(await page.getByText(error).count()).toBe(0);

          await pressSlowly(page, hand, page.getByRole('button', { name: button }));

          await page.getByText(error).waitFor();
          await untilFocused(page, last);
        });
    });

  test('follows a link from a field with an error', async () => {
    const { page } = await site.firstVisit();
    await openPage(page, '/enhanced-fact-find');
    await page.getByLabel('Email').fill('alex at example');

    await pressSlowly(page, mouse, stepTab(page, 'Funding'));

    await page.getByRole('heading', { name: 'Funding Requirements' }).waitFor();
  });

  test('keeps the focus in the field when a press is dragged away, and shows the error later', async () => {
    const { page } = await site.firstVisit();
    await openPage(page, CONTACT.path);
    await page.getByLabel('Email').fill('alex at example');

    const send = page.getByRole('button', { name: CONTACT.button });
    await send.scrollIntoViewIfNeeded();
    const up = await mouse(page, await middleOf(send));
    await page.mouse.move(1, 1);
    await up();
    await untilFocused(page, page.getByLabel('Email'));
    await page.keyboard.press('Tab');

    await page.getByText('Please enter a valid email').waitFor();
  });

  test('shows the error of a field that is left for a list', async () => {
    const { page } = await site.firstVisit();
    await openPage(page, QUICK_APPLICATION.path);
    await page.getByLabel('Email').fill('alex at example');

    await page.getByLabel('Funding Type').click();
    await page.keyboard.press('Escape');
    await page.mouse.move(1, 1);

    await page.getByText('Please enter a valid email').waitFor();
  });

  test('goes to the next step when everything is valid', async () => {
    const { page } = await site.firstVisit();
    await openPage(page, '/enhanced-fact-find');
    await writeInTurn(...APPLICANT, ['Email', 'alex@example.co.uk'], ['Phone', '0141 496 0123'])(page);

    await pressSlowly(page, mouse, page.getByRole('button', { name: 'Continue' }));

    await page.getByRole('heading', { name: 'Funding Requirements' }).waitFor();
  });
});
