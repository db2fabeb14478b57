import { readdirSync, readFileSync } from 'node:fs';

/** Process data from Linux; on other systems every figure is NaN and shown as a dash. */
const TICKS_PER_SECOND = 100;
const KILOBYTES = 1_024;

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const statOf = (pid: number): string[] | null => {
  const text = read(`/proc/${pid}/stat`);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const secondsIn = (fields: readonly string[] | null, ...places: readonly number[]): number =>
  fields ? places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_PER_SECOND : Number.NaN;

/** User and system CPU time so far, in seconds. */
export const cpuSeconds = (pid: number): number => secondsIn(statOf(pid), 11, 12);

const kilobytes = (file: string, label: string): number => {
  const found = new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(read(file) ?? '');
  return found ? Number(found[1]) : Number.NaN;
};

/** Resident memory in MB. */
export const residentMegabytes = (pid: number): number =>
  kilobytes(`/proc/${pid}/status`, 'VmRSS') / KILOBYTES;

/** Resident memory in MB with shared pages divided among their users, so that processes can be added up. */
export const ownMegabytes = (pid: number): number =>
  kilobytes(`/proc/${pid}/smaps_rollup`, 'Pss') / KILOBYTES;

const everyProcess = (): number[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
};

export const childrenOf = (pid: number): number[] =>
  everyProcess().filter((other) => Number(statOf(other)?.[1]) === pid);

export const parentOf = (pid: number): number => Number(statOf(pid)?.[1] ?? Number.NaN);

/** A process with all its children, including ended ones. */
export const familyCpuSeconds = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), secondsIn(statOf(pid), 11, 12, 13, 14));
