import fc from 'fast-check';
import { LenderPanel, type PanelChanges, type PanelLender } from '#modules/lenders/public.js';
import { lenderRecord } from '../../../../test/support/panel.js';
import { InMemoryPanel } from './in-memory-panel.js';

const view = (statements: Partial<PanelLender>): PanelLender => ({
  ...lenderRecord(),
  ...{ createdAt: '', updatedAt: '', confirmedAt: null, notStated: [] },
  ...statements,
});

/** A directory that remembers what it was asked for, and whose answers wait until they are let go. */
class Directory extends LenderPanel {
  /** The lenders that it handed over, answer by answer. */
  readonly read: string[][] = [];
  private current = 0;
  private readonly stored = new Map<string, { version: number; lender: PanelLender | null }>();
  private readonly waiting: (() => void)[] = [];
  held = false;
  away = false;

  /** Names by id; null for a lender that is removed. */
  change(lenders: Record<string, string | null>, statements: Partial<PanelLender> = {}): void {
    this.current += 1;
    for (const [id, name] of Object.entries(lenders)) {
      const lender = name === null ? null : view({ id, name, ...statements });
      this.stored.set(id, { version: this.current, lender });
    }
  }

  store(...names: string[]): void {
    const gone = [...this.stored.keys()].map((id): [string, string | null] => [id, null]);
    this.change(Object.fromEntries([...gone, ...names.map((name): [string, string] => [name, name])]));
  }

  /** As a database that was restored from a copy of an earlier day. */
  putBackTo(version: number, ...names: string[]): void {
    this.stored.clear();
    this.current = version - 1;
    this.store(...names);
  }

  version(): Promise<number> {
    return Promise.resolve(this.current);
  }

  async changesSince(version: number | null): Promise<PanelChanges> {
    if (this.away) throw new Error('away');
    const since = [...this.stored].filter(([, one]) => one.version > (version ?? -1));
    const changed = since.flatMap(([, { lender }]) => lender ?? []);
    this.read.push(changed.map(({ name }) => name));
    const answer = {
      version: this.current,
      changed,
      removed: since.filter(([, { lender }]) => lender === null).map(([id]) => id),
    };
    if (this.held) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return answer;
  }

  letGo(): void {
    this.held = false;
    for (const resume of this.waiting.splice(0)) resume();
  }
}

let directory: Directory;
let panel: InMemoryPanel;
beforeEach(() => {
  directory = new Directory();
  panel = new InMemoryPanel(directory);
});

const names = async () => (await panel.current()).map(({ card }) => card.name);
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('reads the directory once for as long as nothing changes', async () => {
  directory.store('Alba');

  expect(await names()).toEqual(['Alba']);
  expect(await panel.current()).toBe(await panel.current());
  expect(directory.read).toHaveLength(1);
});

it('answers from the changed directory at once', async () => {
  directory.store('Alba');
  await panel.current();

  directory.store('Alba', 'Brisk');

  expect(await names()).toEqual(['Alba', 'Brisk']);
});

it('shares one load among callers that come together', async () => {
  directory.store('Alba');

  const panels = await Promise.all([panel.current(), panel.current(), panel.current()]);

  expect(new Set(panels).size).toBe(1);
  expect(directory.read).toHaveLength(1);
});

it('never answers from a load that began before a change the caller may know of', async () => {
  directory.store('Alba');
  directory.held = true;
  const early = names();
  await turn();
  directory.store('Brisk');
  const late = [names(), names()];
  await turn();

  directory.letGo();

  expect(await early).toEqual(['Alba']);
  expect(await Promise.all(late)).toEqual([['Brisk'], ['Brisk']]);
  expect(directory.read).toHaveLength(2);
});

it('tries again after a load that failed', async () => {
  directory.store('Alba');
  directory.away = true;
  await expect(panel.current()).rejects.toThrow('away');

  directory.away = false;

  expect(await names()).toEqual(['Alba']);
});

it('reads and compiles only what has changed: lenders that are new, changed, renamed or gone', async () => {
  directory.change({ 1: 'Alba', 2: 'Brisk', 3: 'Clyde', 4: 'Dundas' });
  const before = await panel.current();

  directory.change({ 2: 'Zeta', 3: null, 5: 'Élan' });

  expect(await names()).toEqual(['Alba', 'Dundas', 'Élan', 'Zeta']);
  expect(directory.read).toEqual([
    ['Alba', 'Brisk', 'Clyde', 'Dundas'],
    ['Zeta', 'Élan'],
  ]);
  // Who has not changed is the compiled lender of before.
  expect((await panel.current())[0]).toBe(before[0]);
});

it('leaves out a lender that was put to rest, and takes it in again', async () => {
  directory.change({ 1: 'Alba', 2: 'Brisk' });
  await panel.current();

  directory.change({ 1: 'Alba' }, { isActive: 'false' });
  expect(await names()).toEqual(['Brisk']);

  directory.change({ 1: 'Alba' });
  expect(await names()).toEqual(['Alba', 'Brisk']);
});

it('catches up with several changes at once', async () => {
  directory.change({ 1: 'Alba' });
  await panel.current();
  directory.change({ 2: 'Brisk' });
  directory.change({ 1: null });
  directory.change({ 3: 'Clyde' });

  expect(await names()).toEqual(['Brisk', 'Clyde']);
});

it('begins again when the database was put back to an earlier day', async () => {
  directory.change({ 1: 'Alba' });
  directory.change({ 2: 'Brisk' });
  directory.change({ 3: 'Clyde' });
  await panel.current();

  directory.putBackTo(2, 'Forth');

  expect(await names()).toEqual(['Forth']);
});

it('lets others have their turn while it compiles a large panel', async () => {
  directory.store(...Array.from({ length: 3_000 }, (_, index) => `Lender ${index}`));
  let [turns, working] = [0, true];
  const others = async (): Promise<void> => {
    for (; working; turns += 1) await turn();
  };
  const waiting = others();

  const { length } = await panel.current();
  working = false;
  await waiting;

  expect(length).toBe(3_000);
  expect(turns).toBeGreaterThanOrEqual(6);
});

it('is the panel that reading everything anew would give, whatever has happened', async () => {
  const name = fc.constantFrom('Alba', 'alba', 'Brisk', 'Élan', 'Emma', 'Forth', null);
  const changes = fc.array(fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), name), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(changes, async (steps) => {
      const [here, anew] = [new Directory(), new Directory()];
      const followed = new InMemoryPanel(here);
      for (const step of steps) {
        here.change(step);
        anew.change(step);
        await followed.current();
      }

      expect(await followed.current()).toEqual(await new InMemoryPanel(anew).current());
    }),
  );
});
