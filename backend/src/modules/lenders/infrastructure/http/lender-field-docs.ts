import type { LenderField } from '../../domain/lender-fields.js';

interface FieldDoc {
  readonly example: string;
  readonly description?: string;
}

/** What the API's description says about each field. */
export const LENDER_FIELD_DOCS: Readonly<Record<LenderField, FieldDoc>> = {
  name: { example: 'Alba Finance', description: 'Unique, whatever its case, dashes and spacing' },
  description: { example: 'Term loans for established companies.' },
  productTypes: {
    example: 'business-loans, invoice-finance',
    description: 'Products by slug, title or usual name, separated by commas; at least one must be readable',
  },
  minAmount: { example: '£25,000', description: 'As written; “none” states that there is no minimum' },
  maxAmount: { example: '500k', description: 'As written; “no max” states that there is no maximum' },
  interestRate: { example: 'from 6.9% APR' },
  minTradingHistory: { example: '24 months', description: 'A bare number is months' },
  minCreditScore: { example: '650' },
  acceptsAdverseCredit: { example: 'false' },
  acceptsStartups: { example: 'true' },
  minLtv: { example: '30%' },
  maxLtv: { example: '70%' },
  propertyTypes: { example: 'residential, mixed-use' },
  acceptsRefurbProjects: { example: 'true' },
  acceptsDevelopmentProjects: { example: 'false' },
  preferredSectors: { example: 'retail, technology' },
  excludedSectors: { example: 'property' },
  coverageAreas: { example: 'England and Wales' },
  contactEmail: { example: 'brokers@alba.example' },
  contactPhone: { example: '0141 496 0123' },
  website: { example: 'https://alba.example', description: 'http or https; a bare domain gains https://' },
  isActive: { example: 'true', description: 'Whether it takes part in matching' },
};
