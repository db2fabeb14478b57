import { LenderPanel, type LenderView } from '#modules/lenders/public.js';
import { lenderRecord } from '../../../../test/support/panel.js';
import { InMemoryPanel } from './in-memory-panel.js';

/** A directory whose loads wait until they are let go. */
class Directory extends LenderPanel {
  loads = 0;
  private stored: { version: number; lenders: LenderView[] } = { version: 0, lenders: [] };
  private readonly waiting: (() => void)[] = [];
  held = false;
  away = false;

  store(...names: string[]): void {
    const lenders = names.map(
      (name) =>
        ({ ...lenderRecord({ name }), createdAt: '', updatedAt: '', notStated: [] }) satisfies LenderView,
    );
    this.stored = { version: this.stored.version + 1, lenders };
  }

  version(): Promise<number> {
    return Promise.resolve(this.stored.version);
  }

  async load(): Promise<{ version: number; lenders: LenderView[] }> {
    if (this.away) throw new Error('away');
    this.loads += 1;
    const seen = this.stored;
    if (this.held) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return seen;
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
  expect(directory.loads).toBe(1);
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
  expect(directory.loads).toBe(1);
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
  expect(directory.loads).toBe(2);
});

it('tries again after a load that failed', async () => {
  directory.store('Alba');
  directory.away = true;
  await expect(panel.current()).rejects.toThrow('away');

  directory.away = false;

  expect(await names()).toEqual(['Alba']);
});
