import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { pageAt, publicPages } from '@/app/pages';
import { renderAppAt } from '@/testing/render-with-app';

/** Records which elements are scrolled into view. */
function watchReveals(): string[] {
  const revealed: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    revealed.push(this.id);
  });
  return revealed;
}

describe('Router', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows Page Not Found at an unknown address, inside header and footer', async () => {
    renderAppAt('/nothing-here');

    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(document.title).toContain('Page Not Found');
  });

  it('scrolls to ‘how it works’ when the address names it', async () => {
    const revealed = watchReveals();

    renderAppAt('/#about');

    await waitFor(() => expect(revealed).toContain('about'));
  });

  it('opens home from another page and scrolls to ‘how it works’', async () => {
    const revealed = watchReveals();
    const { user } = renderAppAt('/nothing-here');

    await user.click(await screen.findByRole('link', { name: 'Go to the home page' }));
    await user.click(await screen.findByRole('link', { name: 'See How It Works' }));

    await waitFor(() => expect(revealed).toContain('about'));
  });

  it('opens a new page at its top, with the focus on it', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = renderAppAt('/nothing-here');

    await user.click(await screen.findByRole('link', { name: 'Go to the home page' }));
    await screen.findByRole('heading', { name: /every reason/ });

    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('gives every page its own title and description', () => {
    const titles = new Set(publicPages.map(({ title }) => title));
    const descriptions = new Set(publicPages.map(({ description }) => description));

    expect(titles.size).toBe(publicPages.length);
    expect(descriptions.size).toBe(publicPages.length);
    expect(pageAt('/fact-find').title).toContain('Get Matched with the Right Lenders');
    expect(pageAt('/fact-find/').path).toBe('/fact-find');
  });
});
