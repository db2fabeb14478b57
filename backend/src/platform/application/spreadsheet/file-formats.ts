/** The file formats that an import accepts. */
export interface FileFormats {
  /** Their file extensions. */
  readonly endings: RegExp;
  /** A description for error messages. */
  readonly description: string;
  /** Whether CSV is accepted. */
  readonly csv: boolean;
}

export const EXCEL: FileFormats = {
  endings: /\.xlsx?$/i,
  description: 'an Excel file (.xlsx or .xls)',
  csv: false,
};

export const SPREADSHEET: FileFormats = {
  endings: /\.(?:xlsx?|csv)$/i,
  description: 'a spreadsheet (.xlsx, .xls or .csv)',
  csv: true,
};
