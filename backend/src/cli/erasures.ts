import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ApplyErasures, ErasureLedger, type ErasureEntry } from '#modules/people/public.js';
import { givenFile, runCommand } from './run-command.js';

// Without a file: prints the ledger of erasures, one JSON object a line, ids only. With `--apply FILE`: erases again
// what the lines of a file name, as after the restore of an older backup.

const [option, ...rest] = process.argv.slice(2);

const entriesIn = async (path: string): Promise<readonly ErasureEntry[]> => {
  const entries: ErasureEntry[] = [];
  for await (const line of createInterface({ input: createReadStream(path) }))
    if (line.trim() !== '') entries.push(JSON.parse(line) as ErasureEntry);
  return entries;
};

if (option === undefined) {
  await runCommand(async (app) => {
    for await (const part of app.get(ErasureLedger, { strict: false }).all())
      for (const entry of part) console.log(JSON.stringify(entry));
  });
} else if (option === '--apply') {
  const path = givenFile('npm run erasures -- --apply erasures.jsonl', rest);
  if (path !== null)
    await runCommand(async (app) => {
      const entries = await entriesIn(path);
      const applied = await app.get(ApplyErasures, { strict: false }).execute(entries);
      console.log(`Applied ${applied} of ${entries.length} erasures; the others were applied before`);
    });
} else {
  console.error('Print the ledger with npm run erasures, or apply one with npm run erasures -- --apply FILE');
  process.exitCode = 1;
}
