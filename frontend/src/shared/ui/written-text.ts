/** Styles that keep the lines of a typed text. */
export const writtenText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
