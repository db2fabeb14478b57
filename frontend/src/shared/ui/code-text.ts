/** Machine-readable text in a font that distinguishes similar characters. */
export const codeText = {
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.92em',
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
} as const;
