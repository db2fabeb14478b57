import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Limited to this machine, because others may share its temporary folder. */
const OWN_PREFIX = `uploads-${hostname()}-`;
/** Distinguishes this process from an earlier one with the same process id. */
const STARTED = randomUUID().slice(0, 8);

/** The folder for a process's uploads; its name identifies the owner. */
export const newUploadFolder = (): string =>
  join(tmpdir(), `${OWN_PREFIX}${process.pid}-${STARTED}-${randomUUID()}`);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
};

const isLeft = (name: string): boolean => {
  const [pid, started] = name.slice(OWN_PREFIX.length).split('-');
  if (!name.startsWith(OWN_PREFIX) || !pid || !/^\d+$/.test(pid)) return false;
  return Number(pid) === process.pid ? started !== STARTED : !isRunning(Number(pid));
};

/** Deletes what crashed processes have left. */
export const removeLeftUploads = async (): Promise<void> => {
  const left = (await readdir(tmpdir())).filter(isLeft);
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
};
