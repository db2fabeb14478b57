import { ANSWERS } from '@/api/answers';
import type { Field, FieldName, QuestionSection } from '@/shared/application-answers/section';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { applicationRequirements } from '@/shared/application-answers/application-requirements';
import { slugsSecuredBy } from '@/shared/site/products';

/** The questions of both fact-finds. Each form selects from them and adds its own. */
export const questions = {
  companyName: {
    name: 'companyName',
    label: 'Company Name',
    kind: 'company',
    required: applicationRequirements.companyName,
    helper: 'As registered, or your trading name.',
    input: { autoComplete: 'organization' },
  },
  companyNumber: {
    name: 'companyNumber',
    label: 'Company Number',
    kind: 'text',
    format: 'company-number',
    helper: '8 characters, as Companies House shows it. Leave it blank if you are not registered.',
    input: { placeholder: 'e.g. SC123456' },
  },
  contactName: {
    name: 'contactName',
    label: 'Contact Name',
    kind: 'text',
    required: applicationRequirements.contactName,
    input: { autoComplete: 'name' },
  },
  businessSector: {
    name: 'businessSector',
    label: 'Business Sector',
    kind: 'select',
    options: ANSWERS.businessSector.choices,
    helper: 'Some lenders prefer or exclude a sector.',
  },
  email: {
    name: 'email',
    label: 'Email',
    kind: 'text',
    required: applicationRequirements.email,
    input: { type: 'email', autoComplete: 'email' },
  },
  phone: {
    name: 'phone',
    label: 'Phone',
    kind: 'text',
    required: applicationRequirements.phone,
    helper: 'With the area code.',
    input: { type: 'tel', autoComplete: 'tel' },
  },
  registeredAddress: {
    name: 'registeredAddress',
    label: 'Registered Address, with Postcode',
    kind: 'long-text',
    helper:
      'The postcode tells us whether you are in England, Scotland, Wales or Northern Ireland. Not every lender covers all four.',
    input: { autoComplete: 'street-address' },
  },
  legalForm: {
    name: 'legalForm',
    label: 'Legal Form',
    kind: 'select',
    options: ANSWERS.legalForm.choices,
    helper: 'Some loans to sole traders and small partnerships are regulated.',
  },
  securedOnHome: {
    name: 'securedOnHome',
    label: 'Secured on a Home',
    kind: 'radio',
    options: ANSWERS.securedOnHome.choices,
    // Only asked once the legal form is known, which decides what it means.
    shownWhen: ({ legalForm }) => legalForm !== '',
    helper: 'Whether someone’s home would secure the loan.',
  },
  fundingType: {
    name: 'fundingType',
    label: 'Funding Type',
    kind: 'select',
    required: applicationRequirements.fundingType,
    options: fundingTypes,
  },
  purpose: {
    name: 'purpose',
    label: 'Purpose',
    kind: 'long-text',
    helper: 'What the money is for, in a sentence or two.',
  },
  tradingHistory: {
    name: 'tradingHistory',
    label: 'Trading History',
    kind: 'select',
    options: ANSWERS.tradingHistory.choices,
    helper: 'How long the business has been trading.',
  },
  creditScore: {
    name: 'creditScore',
    label: 'Credit Score (self-assessed)',
    kind: 'select',
    options: ANSWERS.creditScore.choices,
    helper: 'Your own estimate. Searching here leaves no mark on your credit file.',
  },
  hasAdverseCredit: {
    name: 'hasAdverseCredit',
    label: 'Adverse Credit History',
    kind: 'radio',
    options: ANSWERS.hasAdverseCredit.choices,
    helper: 'County court judgments, defaults or missed payments of the business or its directors.',
  },
  propertyType: {
    name: 'propertyType',
    label: 'Property Type',
    kind: 'select',
    options: ANSWERS.propertyType.choices,
  },
  ltv: {
    name: 'ltv',
    label: 'Loan to Value (LTV)',
    kind: 'select',
    options: ANSWERS.ltv.choices,
    helper: 'The share of the value you want to borrow.',
  },
  propertyValue: {
    name: 'propertyValue',
    label: 'Property Value',
    kind: 'text',
    helper: 'Your best estimate of today’s value.',
    input: { placeholder: 'e.g. £650,000' },
  },
  assetType: {
    name: 'assetType',
    label: 'Asset Type',
    kind: 'text',
    helper: 'What you want to buy or refinance.',
    input: { placeholder: 'e.g. vehicles, plant, IT equipment' },
  },
  invoiceVolume: {
    name: 'invoiceVolume',
    label: 'Monthly Invoice Volume',
    kind: 'text',
    helper: 'The total you invoice in a usual month.',
    input: { placeholder: 'e.g. £40,000' },
  },
} satisfies Partial<Record<FieldName, Field>>;

/** Section titles that both forms use, and the funding types that ask for security. */
export const topics = {
  company: {
    title: 'Company Details',
    why: 'Who is applying, and how we can reach you with questions or an offer.',
  },
  funding: {
    title: 'Funding Requirements',
    why: 'The type decides which lenders we compare and what else we ask.',
  },
  financial: {
    title: 'Financial Details',
    why: 'Lenders set minimums here. A blank counts as unconfirmed, not as a no.',
  },
  invoices: {
    title: 'Invoice Finance Details',
    shownFor: slugsSecuredBy('invoices'),
  },
  asset: {
    title: 'Asset Details',
    shownFor: slugsSecuredBy('asset'),
  },
  property: {
    title: 'Property Details',
    why: 'The property secures the loan. Its type and the share you borrow decide most of the match.',
    shownFor: slugsSecuredBy('property'),
  },
} satisfies Record<string, Partial<QuestionSection>>;
