import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName, removeOldBackups } from './backup-folder.js';

let folder: string;
describe('The folder of nightly backups', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'funding-broker-backups-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps the newest backups and all other files', async () => {
    const names = [1, 2, 3, 4].map((day) => backupName(new Date(Date.UTC(2026, 10, day, 2, 15))));
    for (const name of [...names, `${names[0]}.unfinished`, 'before-upgrade.age', 'notes.txt'])
      writeFileSync(join(folder, name), '');

    await removeOldBackups(folder, 2);

    expect(readdirSync(folder).sort()).toEqual([
      'before-upgrade.age',
      'funding-broker-2026-11-03T02-15-00Z.backup.age',
      'funding-broker-2026-11-04T02-15-00Z.backup.age',
      'notes.txt',
    ]);
  });
});
