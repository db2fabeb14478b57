/** What a number format adds to the digits, for as much as changes what a person reads. */
export interface NumberFormat {
  readonly isDate: boolean;
  readonly isPercent: boolean;
  /** Literal text behind the digits: 'k' in '£#,##0"k"', where 50 is read as 50k. */
  readonly suffix: string;
}

const LITERAL = /"([^"]*)"|\\(.)/g;
const HIDDEN = /\[[^\]]*\]|_.|\*./g;
/** exceljs takes the backslash away from '0.0\\m', so a letter behind digits is a literal too. */
const DIGITS_THEN_LITERALS = /[0#?](,*)((?:[\sa-z]|"[^"]*"|\\.)*)$/i;

const parse = (format: string): NumberFormat => {
  // Positive numbers use the first of up to four sections.
  const section = (format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)[0] ?? '').replace(HIDDEN, '');
  const codes = section.replace(LITERAL, '');
  const [, scaling = '', literals = ''] = DIGITS_THEN_LITERALS.exec(section) ?? [];
  const suffix = literals.replace(LITERAL, (_, quoted?: string, escaped?: string) => quoted ?? escaped ?? '');
  return {
    isDate: /[ymdhs]/i.test(codes) && !/general|standard|[0#?]/i.test(codes.replace(/s\.0+/i, '')),
    isPercent: codes.includes('%'),
    // A trailing comma shows thousands as units: the number behind it is already the full one.
    suffix: scaling ? '' : suffix.trim(),
  };
};

const known = new Map<string, NumberFormat>();

export const numberFormat = (format: string | undefined): NumberFormat => {
  const code = format ?? 'General';
  const parsed = known.get(code) ?? parse(code);
  known.set(code, parsed);
  return parsed;
};
