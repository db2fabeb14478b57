/** A list within one frame, without bullets. */
export const framedList = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
} as const;
