/** The name of the member of the staff whose id a column holds; of one who is unknown today, the name of that day. */
export const staffName = (column: 'imported_by' | 'undone_by' | 'taught_by'): string =>
  `coalesce((select staff_names.name from staff_names where staff_names.id = ${column}), ${column}_name)`;
