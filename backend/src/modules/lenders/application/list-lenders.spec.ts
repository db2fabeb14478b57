import type { Page } from '#shared/application/list.js';
import { ListLenders } from './list-lenders.js';
import type { LenderListRequest } from './lender-lists.js';
import type { LenderView } from './lender-view.js';

/** A directory whose pages say at which version they were read. */
const directory = () => {
  const state = { version: 1, read: 0 };
  const page = (request: LenderListRequest): Promise<Page<LenderView>> => {
    state.read += 1;
    return Promise.resolve({ items: [], total: state.version, next: request.q ?? null });
  };
  const notAsked = () => {
    throw new Error('Nobody asks for that here');
  };
  const lists = { page, one: notAsked, all: notAsked };
  const panel = { version: () => Promise.resolve(state.version), all: notAsked };
  return { state, list: new ListLenders(lists, panel) };
};

it('reads the list that everybody opens once while no lender changes', async () => {
  const { state, list } = directory();

  const first = await list.execute();

  expect(await list.execute({})).toBe(first);
  expect(state.read).toBe(1);
});

it('shows a change of any lender at once', async () => {
  const { state, list } = directory();
  await list.execute();
  state.version = 2;

  expect(await list.execute()).toMatchObject({ total: 2 });
});

it('answers a question anew, and keeps none of its answers', async () => {
  const { state, list } = directory();
  await list.execute();

  expect(await list.execute({ q: 'alba' })).toMatchObject({ next: 'alba' });
  expect(await list.execute({ q: 'alba' })).toMatchObject({ next: 'alba' });
  expect(state.read).toBe(3);
  expect(await list.execute()).toMatchObject({ next: null });
  expect(state.read).toBe(3);
});
