import { ConcurrencyLimit } from './concurrency-limit.js';

const busy = new Error('busy');

/** Work that the test completes, and the order in which it started. */
const setUp = () => {
  const limit = new ConcurrencyLimit({ concurrent: 1, perLane: 8, perCaller: 2 }, () => busy);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, lane: string, caller: string) => {
    const work = (): Promise<void> => {
      begun.push(name);
      return new Promise((resolve) => ends.push(resolve));
    };
    return limit
      .run(work, { lane, caller })
      .catch((error: unknown) => begun.push(`${name}: ${String(error)}`));
  };
  const endAll = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { begun, ask, endAll };
};

describe('ConcurrencyLimit', () => {
  it('limits one address to its share of the places', async () => {
    const { begun, ask, endAll } = setUp();
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => ask(name, 'partner', name.charAt(0)));
    await endAll();
    await Promise.all(asked);

    expect(begun).toEqual(['a1', 'a4: Error: busy', 'a2', 'a3', 'b1']);
  });

  it('serves staff and partners in turn, and reserves places for staff', async () => {
    const { begun, ask, endAll } = setUp();
    const partners = Array.from({ length: 10 }, (_, n) => ask(`p${n}`, 'partner', `address ${n}`));
    const staff = ['s1', 's2'].map((name) => ask(name, 'staff', 'office'));
    await endAll();
    await Promise.all([...partners, ...staff]);

    expect(begun.filter((name) => !name.includes('busy')).slice(0, 5)).toEqual([
      'p0',
      'p1',
      's1',
      'p2',
      's2',
    ]);
    expect(begun.filter((name) => name.includes('busy'))).toEqual(['p9: Error: busy']);
  });
});
