import { resolve } from 'node:path';

/** The path of a file of demonstration data; the build does not copy them. */
export const demoFile = (name: string): string => resolve(import.meta.dirname, '../../src/demo/data', name);
