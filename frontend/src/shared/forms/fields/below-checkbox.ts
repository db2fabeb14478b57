/** Lines a text up with the label of the checkbox above it. */
export const belowCheckbox = { ml: '31px' } as const;
