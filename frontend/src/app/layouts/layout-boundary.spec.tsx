import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LayoutBoundary } from '@/app/layouts/layout-boundary';
import { renderWithApp } from '@/testing/render-with-app';

function Broken(): never {
  throw new Error('broken');
}

describe('LayoutBoundary', () => {
  it('shows that a page did not load, and offers to reload', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);

    renderWithApp(
      <LayoutBoundary>
        <Broken />
      </LayoutBoundary>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
