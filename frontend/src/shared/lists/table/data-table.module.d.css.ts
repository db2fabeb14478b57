export const table: string;
