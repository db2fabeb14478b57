/** The styles of a text as somebody wrote it, in its own lines. */
export const writtenText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
