/** The class of the only CSS module. */
export const table = 'table';
