/** 'minLtv' is stored as min_ltv. */
export const columnName = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
