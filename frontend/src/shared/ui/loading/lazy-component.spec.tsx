import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { ServerStub } from '@/testing/server-stub';

const Greeting = ({ to }: { to: string }) => <p>Good morning, {to}</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let server: ServerStub;
let restore: () => void;
describe('lazyComponent', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => {
    restore();
    jest.restoreAllMocks();
  });

  const show = (load: () => Promise<typeof Greeting>) => {
    const Part = lazyComponent(load, <p>One moment</p>);
    render(
      <>
        <h1>The screen</h1>
        <Part to="Ada" />
      </>,
    );
  };

  it('reserves its place until its code is loaded', async () => {
    show(() => Promise.resolve(Greeting));

    expect(screen.getByText('One moment')).toBeInTheDocument();
    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
  });

  it('is loaded again after a failure', async () => {
    const load = jest.fn<() => Promise<typeof Greeting>>(gone);
    load.mockImplementationOnce(gone).mockImplementationOnce(() => Promise.resolve(Greeting));

    show(load);

    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('offers a new version when its code was removed, keeps the screen, and can retry', async () => {
    const load = jest.fn<() => Promise<typeof Greeting>>(gone);
    show(load);

    expect(await screen.findByText(/This page has been updated/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeInTheDocument();

    load.mockImplementation(() => Promise.resolve(Greeting));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Good morning, Ada')).toBeInTheDocument();
  });

  it('keeps the screen when it throws, and reports it', async () => {
    show(() =>
      Promise.resolve(() => {
        throw new Error('No greeting');
      }),
    );

    expect(await screen.findByText(/This part did not open/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeInTheDocument();
    expect(server.calls).toMatchObject([
      { method: 'POST', path: '/api/client-errors', body: { message: 'Error: No greeting', page: '/' } },
    ]);
  });
});
