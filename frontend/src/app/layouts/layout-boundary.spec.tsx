import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LayoutBoundary } from '@/app/layouts/layout-boundary';
import { renderWithApp } from '@/testing/render-with-app';

function Broken(): never {
  throw new Error('broken');
}

describe('LayoutBoundary', () => {
  it('says that a page did not open, and offers to load it again', () => {
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
