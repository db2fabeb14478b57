import type { Enquiry } from '#modules/matching/public.js';

/** The four enquiries of every match workload: a firm, a start-up, a bridging case and a development. */
export const ENQUIRIES: readonly Enquiry[] = [
  {
    fundingType: 'business-loans',
    amount: '100000',
    tradingHistory: '36 months',
    creditScore: '700',
    hasAdverseCredit: 'no',
    businessSector: 'retail',
    registeredAddress: '1 Example Street, Glasgow G1 1AA',
  },
  {
    fundingType: 'asset-finance',
    amount: '25000',
    tradingHistory: 'Startup',
    creditScore: '550',
    hasAdverseCredit: 'yes',
    businessSector: 'technology',
    registeredAddress: '2 Example Road, Leeds LS1 1AA',
  },
  {
    fundingType: 'bridging-property',
    amount: '500000',
    propertyType: 'mixed-use',
    propertyValue: '£800,000',
    ltv: '60',
    refurbCosts: '£85,000',
    propertyAddress: '3 Example Terrace, Cardiff CF10 1AA',
  },
  {
    fundingType: 'development-finance',
    amount: '2000000',
    tradingHistory: '24 months',
    creditScore: '850',
    propertyType: 'residential',
    propertyValue: '£3,000,000',
    ltv: '70',
    developmentType: 'Ground-up, six houses',
    propertyAddress: '4 Example Lane, York YO1 7AA',
  },
];

/** A fact-find as the site submits it, with applicant and enquiry. */
export const APPLICATIONS = ENQUIRIES.map((enquiry, index) => ({
  companyName: `Alder Joinery ${index + 1} Ltd`,
  contactName: 'Fiona Alder',
  email: 'fiona@alder-joinery.example',
  phone: '0141 496 0123',
  // NEW is replaced in each request, because an identical application within ten minutes is not saved again.
  purpose: 'A second spray booth and the working capital to run it, reference NEW',
  annualTurnover: '250k-500k',
  employees: '9',
  companyNumber: 'SC000000',
  ...enquiry,
}));

/** Messages from the contact form. NEW is replaced in each request, as above. */
export const MESSAGES = ['Please call me about a loan', 'What does a bridging loan cost?'].map((message) => ({
  name: 'Fiona Alder',
  email: 'fiona@alder-joinery.example',
  phone: '0141 496 0123',
  message: `${message}, reference NEW`,
}));
