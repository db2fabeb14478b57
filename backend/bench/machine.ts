import { cpus, loadavg, totalmem } from 'node:os';

/** One sentence on the environment of the figures, without names of hosts or people. */
export const describeMachine = (databaseVersion: string): string => {
  const gigabytes = Math.round(totalmem() / 1_024 ** 3);
  const load = loadavg().map((value) => value.toFixed(1));
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${gigabytes} GB of memory, Node ${process.versions.node}, ${databaseVersion}`,
    `load average before the run ${load.join(', ')}.`,
  ].join(', ');
};
