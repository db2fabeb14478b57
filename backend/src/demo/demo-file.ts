import { resolve } from 'node:path';

/** Where a file of the demonstration's data is; the build leaves them where they are. */
export const demoFile = (name: string): string => resolve(import.meta.dirname, '../../src/demo/data', name);
