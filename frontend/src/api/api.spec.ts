import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { api } from '@/api/api';
import { json, ServerStub } from '@/testing/server-stub';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ readPanel: build.query<unknown, undefined>({ query: () => 'panel' }) }),
});

let server: ServerStub;
let restore: () => void;

describe('api', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => {
    restore();
    jest.useRealTimers();
  });

  function openStore() {
    const { dispatch } = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    return { readPanel: () => dispatch(endpoints.readPanel.initiate(undefined)) };
  }

  it('never reloads shown data by itself, however old it is', async () => {
    server.on('GET /api/panel', () => json(200, { demonstration: true }));
    const { readPanel } = openStore();
    await readPanel();

    await jest.advanceTimersByTimeAsync(365 * 24 * 60 * 60 * 1000);
    window.dispatchEvent(new Event('focus'));
    const { data } = await readPanel();

    expect(data).toEqual({ demonstration: true });
    expect(server.calls).toHaveLength(1);
  });

  it('keeps unused data for five minutes, then fetches it again', async () => {
    server.on('GET /api/panel', () => json(200, { demonstration: true }));
    const { readPanel } = openStore();
    const look = async (): Promise<void> => {
      const read = readPanel();
      await read;
      read.unsubscribe();
    };
    await look();

    await jest.advanceTimersByTimeAsync(4 * 60 * 1000);
    await look();
    expect(server.calls).toHaveLength(1);

    await jest.advanceTimersByTimeAsync(6 * 60 * 1000);
    await look();
    expect(server.calls).toHaveLength(2);
  });

  it('does not retry a failed request by itself', async () => {
    server.on('GET /api/panel', () => json(503, { error: 'The database is away.' }));

    const { error } = await openStore().readPanel();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(error).toMatchObject({ status: 503 });
    expect(server.calls).toHaveLength(1);
  });
});
