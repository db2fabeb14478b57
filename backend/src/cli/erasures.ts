import { ErasureLedger } from '#modules/people/public.js';
import { runCommand } from './run-command.js';

// Prints the ledger of erasures, one JSON object per line, ids only: the input of a restore's `--erasures`.

await runCommand(async (app) => {
  for await (const part of app.get(ErasureLedger, { strict: false }).all())
    for (const entry of part) console.log(JSON.stringify(entry));
});
