import { LenderPanel, type PanelLender } from '#modules/lenders/public.js';
import { lenderRecord } from '#test/panel.js';
import { InMemoryPanel } from './in-memory-panel.js';

const view = (statements: Partial<PanelLender>): PanelLender => ({
  ...lenderRecord(),
  createdAt: '',
  updatedAt: '',
  confirmedAt: null,
  notStated: [],
  ...statements,
});

/** A panel that counts reads, and whose responses wait until released. */
class Directory extends LenderPanel {
  reads = 0;
  private current = 0;
  private stored: readonly PanelLender[] = [];
  private readonly waiting: (() => void)[] = [];
  held = false;
  away = false;

  store(...names: string[]): void {
    this.storeLenders(...names.map((name) => view({ id: name, name })));
  }

  storeLenders(...lenders: PanelLender[]): void {
    this.current += 1;
    this.stored = lenders;
  }

  /** Like a database restored from an earlier backup. */
  putBackTo(version: number, ...names: string[]): void {
    this.current = version - 1;
    this.store(...names);
  }

  version(): Promise<number> {
    return Promise.resolve(this.current);
  }

  async all(): Promise<PanelLender[]> {
    if (this.away) throw new Error('away');
    this.reads += 1;
    const lenders = [...this.stored];
    if (this.held) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return lenders;
  }

  letGo(): void {
    this.held = false;
    for (const resume of this.waiting.splice(0)) resume();
  }
}

let directory: Directory;
let panel: InMemoryPanel;
describe('InMemoryPanel', () => {
  beforeEach(() => {
    directory = new Directory();
    panel = new InMemoryPanel(directory);
  });

  const names = async () => (await panel.current()).map(({ card }) => card.name);
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('loads the lenders once while nothing changes', async () => {
    directory.store('Alba');

    expect(await names()).toEqual(['Alba']);
    expect(await panel.current()).toBe(await panel.current());
    expect(directory.reads).toBe(1);
  });

  it('uses changed lenders immediately', async () => {
    directory.store('Alba');
    await panel.current();

    directory.store('Alba', 'Brisk');

    expect(await names()).toEqual(['Alba', 'Brisk']);
  });

  it('shares one load among concurrent callers', async () => {
    directory.store('Alba');

    const panels = await Promise.all([panel.current(), panel.current(), panel.current()]);

    expect(new Set(panels).size).toBe(1);
    expect(directory.reads).toBe(1);
  });

  it('never uses a load that began before a change the caller may know of', async () => {
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
    expect(directory.reads).toBe(2);
  });

  it('retries after a failed load', async () => {
    directory.store('Alba');
    directory.away = true;
    await expect(panel.current()).rejects.toThrow('away');

    directory.away = false;

    expect(await names()).toEqual(['Alba']);
  });

  it('orders lenders by name, ignoring case and accents, then by id', async () => {
    directory.storeLenders(
      view({ id: '3', name: 'Zeta' }),
      view({ id: '2', name: 'alba' }),
      view({ id: '1', name: 'Alba' }),
      view({ id: '4', name: 'Élan' }),
      view({ id: '5', name: 'Emma' }),
    );

    expect(await names()).toEqual(['Alba', 'alba', 'Élan', 'Emma', 'Zeta']);
  });

  it('omits an inactive lender until it is active again', async () => {
    directory.storeLenders(
      view({ id: '1', name: 'Alba', isActive: 'false' }),
      view({ id: '2', name: 'Brisk' }),
    );
    expect(await names()).toEqual(['Brisk']);

    directory.store('Alba', 'Brisk');
    expect(await names()).toEqual(['Alba', 'Brisk']);
  });

  it('reloads when the database was restored to an earlier state', async () => {
    directory.store('Alba');
    directory.store('Alba', 'Brisk');
    directory.store('Alba', 'Brisk', 'Clyde');
    await panel.current();

    directory.putBackTo(2, 'Forth');

    expect(await names()).toEqual(['Forth']);
  });

  it('yields to other requests while it compiles a large panel', async () => {
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
});
