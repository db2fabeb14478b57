import { openAsAdmin } from './support/admin';
import { tabTo } from './support/keyboard';
import { untilListed } from './support/lists';
import { DEMONSTRATION, openSite, test } from './support/site';

// A zoomed laptop window: low, but wide enough for the side navigation and tables.
const site = openSite(DEMONSTRATION);
const visit = async (height: number) => {
  const { page } = await site.visit({ viewport: { width: 1440, height } });
  return page;
};

test.describe('Low windows', () => {
  test('reaches every item of the side navigation by keyboard and mouse wheel', async () => {
    const page = await visit(400);
    await openAsAdmin(page, '/admin/lenders');
    const logout = page.getByRole('button', { name: 'Logout' });
    await untilListed(page, 'Lenders');
    await page.getByRole('link', { name: 'Overview' }).hover();

    await page.mouse.wheel(0, 1000);
    await page.waitForFunction(
      (button) => button.getBoundingClientRect().bottom <= innerHeight,
      await logout.elementHandle(),
    );

    await page.reload();
    // Each stop must be visible.
    await tabTo(page, logout);
  });

  test('keeps the focused row visible between the header and the selection bar', async () => {
    const page = await visit(500);
    await openAsAdmin(page, '/admin/lenders');
    await untilListed(page, 'Lenders');
    const rows = page.locator('tbody tr');
    await rows.first().getByRole('checkbox').check();
    await rows.last().getByRole('checkbox').focus();

    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      // In one evaluation, because the window may still scroll.
      await page.waitForFunction(() => {
        const head = document.querySelector('thead th')?.getBoundingClientRect();
        const focused = document.activeElement?.closest('tbody :focus')?.getBoundingClientRect();
        return head && focused && focused.top >= head.bottom && focused.bottom <= innerHeight;
      });
    }
  });
});
