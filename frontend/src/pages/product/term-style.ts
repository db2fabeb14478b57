/** Words with an explanation. */
export const termStyle = {
  p: 0,
  minHeight: 24,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'help',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
} as const;
