import type { ValueTransformer } from 'typeorm';

/** For bigint and numeric columns, which the driver returns as text: none exceeds what JavaScript can hold. */
export const storedNumber: ValueTransformer = {
  to: (number: number | null) => number,
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
};

export const pence = { type: 'bigint', transformer: storedNumber } as const;
