import type { Company } from '@/shared/companies/companies-api';

/** A company as the lookup returns it. */
export const buildCompany = (over: Partial<Company> = {}): Company => ({
  number: 'SC123456',
  name: 'ALDER JOINERY LIMITED',
  status: 'active',
  incorporated: '2012-03-01',
  registeredAddress: '1 Example Street, Glasgow, G1 1AA',
  sicCodes: [{ code: '16230', text: 'Manufacture of other builders’ carpentry and joinery' }],
  listed: true,
  formerName: null,
  ...over,
});
