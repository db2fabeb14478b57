import { concernAbout } from '@/shared/companies/company-concern';
import { buildCompany } from '@/testing/build-company';

describe('concernAbout', () => {
  it('warns about a legal status that matters to a lender', () => {
    expect(concernAbout(buildCompany())).toBeNull();
    expect(concernAbout(buildCompany({ status: null }))).toBeNull();
    expect(concernAbout(buildCompany({ status: 'dissolved' }))).toBe(
      'Companies House says this company is dissolved.',
    );
    expect(concernAbout(buildCompany({ status: 'liquidation' }))).toBe(
      'Companies House says this company is in liquidation.',
    );
    expect(concernAbout(buildCompany({ listed: false }))).toBe(
      'Companies House no longer lists this company.',
    );
  });
});
