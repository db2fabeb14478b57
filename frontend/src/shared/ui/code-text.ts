/** Text that a machine reads, set so that no character is taken for another. */
export const codeText = {
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.92em',
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
} as const;
