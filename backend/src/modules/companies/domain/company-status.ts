export const COMPANY_STATUSES = [
  'active',
  'strike-off-proposed',
  'administration',
  'receivership',
  'voluntary-arrangement',
  'insolvency-proceedings',
  'liquidation',
  'dissolved',
  'converted-closed',
  'other',
] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** The words of Companies House's file and API; the first match counts. */
const WORDS: readonly (readonly [RegExp, CompanyStatus])[] = [
  [/strike.?off/, 'strike-off-proposed'],
  [/administration|administrator/, 'administration'],
  [/receiver/, 'receivership'],
  [/voluntary.?arrangement/, 'voluntary-arrangement'],
  [/liquidation/, 'liquidation'],
  [/insolvency/, 'insolvency-proceedings'],
  [/dissolved|removed/, 'dissolved'],
  [/converted|closed/, 'converted-closed'],
  [/^(?:active|open|registered)$/, 'active'],
];

export const readCompanyStatus = (text: string | null): CompanyStatus | null => {
  const plain = (text ?? '').trim().toLowerCase();
  if (plain === '') return null;
  return WORDS.find(([words]) => words.test(plain))?.[1] ?? 'other';
};
