import { ErasureLedger } from '#modules/people/public.js';
import { runCommand } from './run-command.js';

// Prints the ledger of erasures, one JSON object a line, ids only: what a restore is given with `--erasures`.

await runCommand(async (app) => {
  for await (const part of app.get(ErasureLedger, { strict: false }).all())
    for (const entry of part) console.log(JSON.stringify(entry));
});
