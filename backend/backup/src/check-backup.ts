import { readArchive } from './archive.js';
import { BackupUnusable } from './backup-unusable.js';
import { ContentCount } from './count-rows.js';
import { MANIFEST, readManifest, tableOfPart, type Manifest } from './manifest.js';

/** Reads a backup to its end and verifies its content against the manifest. @throws BackupUnusable */
export const checkBackup = async (path: string, passphrase: string): Promise<Manifest> => {
  const counts = new Map<string, ContentCount>();
  let manifest: Manifest | null = null;
  for await (const { name, content } of readArchive(path, passphrase)) {
    const table = tableOfPart(name);
    if (name === MANIFEST) manifest = readManifest(content);
    else if (table === null)
      throw new BackupUnusable(`The backup holds a file that does not belong there: ${name}`);
    else counts.set(table, added(counts.get(table), content));
  }
  if (manifest === null)
    throw new BackupUnusable('The backup has no manifest: it was not written to its end');
  compare(manifest, counts);
  return manifest;
};

const added = (count = new ContentCount(), content: Buffer): ContentCount => {
  count.add(content);
  return count;
};

const compare = ({ tables }: Manifest, counts: ReadonlyMap<string, ContentCount>): void => {
  const unknown = [...counts.keys()].filter((name) => tables.every((table) => table.name !== name));
  const different = tables.filter(({ name, columns, rows, sha256 }) => {
    const held = (counts.get(name) ?? new ContentCount()).of({ name, columns });
    return held.rows !== rows || held.sha256 !== sha256;
  });
  const [first] = [...unknown, ...different.map(({ name }) => name)];
  if (first !== undefined)
    throw new BackupUnusable(
      `The backup is damaged: the table ${first} is not as its manifest says. Use another one`,
    );
};
