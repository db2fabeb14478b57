/** The files that an import takes. */
export interface FileFormats {
  /** How their names end. */
  readonly endings: RegExp;
  /** One of them, as a sentence names it. */
  readonly description: string;
  /** Whether text in columns is among them. */
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
