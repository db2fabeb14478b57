/** The name of the member of staff whose id is in a column; for unknown ones, the stored name. */
export const staffName = (column: 'imported_by' | 'undone_by' | 'taught_by'): string =>
  `coalesce((select staff_names.name from staff_names where staff_names.id = ${column}), ${column}_name)`;
