import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 200;

/**
 * Runs `work` while only this process holds the lock file; others wait. The file names its process, so that a
 * killed one blocks nobody.
 */
export const whileLocked = async (file, { report }, work) => {
  let told = null;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== null && !isAlive(holder)) clearAway(file, holder);
    else await delay(POLL_MS);
    if (holder !== null && holder !== told && isAlive(holder)) {
      told = holder;
      report(`Another process (${holder}) is preparing this folder; waiting for it`);
    }
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  // Without a listener these signals would end the process before it releases the lock.
  const stop = () => process.exit(1);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  signals.forEach((signal) => process.once(signal, stop));
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
    signals.forEach((signal) => process.off(signal, stop));
  }
};

/** Creating a link is atomic, and the first of two processes wins. */
const take = (file) => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (cause) {
    if (cause.code !== 'EEXIST') throw cause;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
};

const holderOf = (file) => {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
};

/** Moves a dead process's lock aside, and restores one that a third process took meanwhile. */
const clearAway = (file, dead) => {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== dead) linkSync(aside, file);
  } catch (cause) {
    if (cause.code !== 'ENOENT' && cause.code !== 'EEXIST') throw cause;
  } finally {
    rmSync(aside, { force: true });
  }
};

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return cause.code === 'EPERM';
  }
};
