import { LENDER_FIELD_NAMES } from '@/features/lenders/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';
import { fromEntries } from '@/shared/lib/records';

const NOTHING_STATED = fromEntries(LENDER_FIELD_NAMES.map((field) => [field, null]));

/** A lender on the panel with only a name and a product, unless stated otherwise. */
export const buildPanelLender = (stated: Partial<Lender> = {}): Lender => ({
  ...NOTHING_STATED,
  id: 'l1',
  name: 'Alba Finance',
  productTypes: 'business-loans',
  acceptsAdverseCredit: 'false',
  acceptsStartups: 'false',
  acceptsRefurbProjects: 'true',
  acceptsDevelopmentProjects: 'true',
  isActive: 'true',
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
  confirmedAt: '2026-03-12T09:30:00.000Z',
  notStated: [
    'acceptsAdverseCredit',
    'acceptsStartups',
    'acceptsRefurbProjects',
    'acceptsDevelopmentProjects',
  ],
  ...stated,
});
