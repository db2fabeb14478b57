import { questionsWith } from '@/features/applications/staff/answers/correction';
import { caseLike, toNewCaseRequest } from '@/features/applications/staff/new-case/new-case';
import { shownFields } from '@/shared/application-answers/section';
import { buildApplicationInFull } from '@/testing/build-application';

describe('caseLike, for a renewal', () => {
  it('copies all answers, defaults to phone without an email, and links to the original', () => {
    const earlier = buildApplicationInFull({ tradingHistory: '36 months', purpose: 'A second shop' });

    expect(toNewCaseRequest(caseLike(earlier), questionsWith(earlier))).toEqual({
      companyName: 'Rowan Retail Ltd',
      contactName: 'Rona Rowan',
      email: 'rona@rowan.example',
      phone: '0141 496 0177',
      fundingType: 'business-loans',
      amount: '£100,000',
      tradingHistory: '36 months',
      purpose: 'A second shop',
      source: 'phone',
      sendConfirmation: false,
      renewalOf: earlier.id,
    });
  });

  it('keeps the partner, and answers that our forms do not offer', () => {
    const earlier = buildApplicationInFull({
      introducerId: 'i1',
      source: 'partner' as const,
      fundingType: 'Property Mortgage',
      ltv: '70%',
    });
    const questions = questionsWith(earlier);

    expect(toNewCaseRequest(caseLike(earlier), questions)).toMatchObject({
      introducerId: 'i1',
      fundingType: 'Property Mortgage',
      ltv: expect.stringContaining('70') as string,
    });
    const fundingType = shownFields(questions, caseLike(earlier)).find(({ name }) => name === 'fundingType');
    expect(fundingType?.options?.map(({ value }) => value)).toContain('Property Mortgage');
  });

  it('asks what another product needs, once it is chosen', () => {
    const earlier = buildApplicationInFull();
    const questions = questionsWith(earlier);
    const asked = (fundingType: string) =>
      shownFields(questions, { ...caseLike(earlier), fundingType }).map(({ name }) => name);

    expect(asked('business-loans')).not.toContain('propertyType');
    expect(asked('commercial-mortgage')).toContain('propertyType');
  });
});
