import { screen } from '@testing-library/react';
import { renderAppAt } from '@/testing/render-with-app';

describe('Not found page', () => {
  it('links to home, to the fact-find and to the quick application', async () => {
    renderAppAt('/nothing-here');

    for (const [name, path] of [
      ['Go to the home page', '/'],
      ['Find matching lenders', '/fact-find'],
      ['Quick application', '/apply'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    }
  });
});
