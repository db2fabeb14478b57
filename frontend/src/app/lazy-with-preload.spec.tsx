import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyWithPreload } from '@/app/lazy-with-preload';

const load = () => Promise.resolve({ Greeting: () => <p>Good morning</p> });
const greeting = () => lazyWithPreload(load, ({ Greeting }) => Greeting);

describe('lazyWithPreload', () => {
  it('renders preloaded code immediately', async () => {
    const { preload, Component } = greeting();
    await preload();

    render(<Component />);

    expect(screen.getByText('Good morning')).toBeInTheDocument();
  });

  it('renders other code once it is loaded', async () => {
    const { Component } = greeting();

    render(
      <Suspense fallback="One moment">
        <Component />
      </Suspense>,
    );

    expect(screen.getByText('One moment')).toBeInTheDocument();
    expect(await screen.findByText('Good morning')).toBeInTheDocument();
  });
});
