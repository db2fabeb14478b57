import { RETAINED, Retention } from '#modules/people/public.js';
import { runCommand } from './run-command.js';

// Erases what is due, like the nightly job; with `--dry-run` only reports how much that is.

const isDry = process.argv.includes('--dry-run');

await runCommand(async (app) => {
  const retention = app.get(Retention, { strict: false });
  if (isDry) {
    const due = await retention.due();
    for (const period of RETAINED) console.log(`${period}: ${due[period]} due`);
    return;
  }
  const run = await retention.run();
  if (run === null) {
    console.log('Another process is running retention');
    return;
  }
  for (const period of RETAINED) console.log(`${period}: ${run.counts[period]} erased`);
  console.log(`${run.remaining ?? 0} left`);
});
