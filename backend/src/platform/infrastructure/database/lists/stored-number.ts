import type { ValueTransformer } from 'typeorm';

/** For columns of bigint and numeric, which the driver hands over as text: none holds a number that JavaScript cannot. */
export const storedNumber: ValueTransformer = {
  to: (number: number | null) => number,
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
};

export const pence = { type: 'bigint', transformer: storedNumber } as const;
