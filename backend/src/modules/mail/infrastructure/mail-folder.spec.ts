import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailFolder } from './mail-folder.js';
import { HOUR_MS } from '#kernel/time/time-units.js';

let dataDir: string;
describe('MailFolder', () => {
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'funding-broker-mail-folder-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const keep = (name: string, hours: number): void => {
    const [path, at] = [join(dataDir, 'mail', name), new Date(Date.now() - hours * HOUR_MS)];
    mkdirSync(join(dataDir, 'mail'), { recursive: true });
    writeFileSync(path, 'a link');
    utimesSync(path, at, at);
  };

  it('deletes emails older than a day, and no other file', async () => {
    keep('today.eml', 23);
    keep('yesterday.eml', 25);
    keep('notes.txt', 25);

    await new MailFolder({ dataDir }).removeOld();

    expect(readdirSync(join(dataDir, 'mail')).sort()).toEqual(['notes.txt', 'today.eml']);
  });

  it('does nothing when no email was ever written', async () => {
    await expect(new MailFolder({ dataDir }).removeOld()).resolves.toBeUndefined();
  });
});
