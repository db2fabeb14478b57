/** Two elements at the ends of a line, with a rule below it. */
export const ruledLine = {
  py: 0.75,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
