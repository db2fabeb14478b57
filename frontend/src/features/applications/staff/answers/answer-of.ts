import type { Application, OptionalAnswer } from '@/features/applications/staff/admin-applications-api';
import { formatAnswer } from '@/shared/application-answers/format-answer';
import { products, type ProductSlug } from '@/shared/site/products';

/** An answer as the applicant reads it; null without one. */
export function answerOf(
  application: Application,
  name: OptionalAnswer | 'fundingType' | 'amount',
): string | null {
  const { source, [name]: answer } = application;
  return answer === null ? null : formatAnswer(name, answer, { byPartner: source === 'partner' });
}

/** What brokers call the products, for cards that have no room for the titles. */
const SHORT_FUNDING: Readonly<Record<ProductSlug, string>> = {
  'business-loans': 'Loan',
  'invoice-finance': 'Invoice',
  'asset-finance': 'Asset',
  'merchant-cash-advance': 'MCA',
  'bridging-business': 'Bridging',
  'commercial-mortgage': 'Commercial',
  'bridging-property': 'Bridging',
  'development-finance': 'Development',
  'btl-mortgages': 'BTL',
};

/** The funding type in one word; what a partner wrote in words of their own stays as it is. */
export function shortFundingOf(application: Application): string | null {
  const { fundingType } = application;
  const product = products.find(({ slug, title }) => slug === fundingType || title === fundingType);
  return product ? SHORT_FUNDING[product.slug] : answerOf(application, 'fundingType');
}
