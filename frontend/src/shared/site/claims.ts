/** The site's public claims, worded once. Pages, cards, structured data and tests use them. */
export const claims = {
  lenders: { figure: 'More than 100', moreThan: 100, caption: 'lenders on our panel' },
  approval: { figure: 'From 2 hours', caption: 'to an approval' },
  success: { figure: '94%', percent: 94, caption: 'success rate' },
  businesses: { figure: 'More than 10,000', caption: 'businesses served' },
} as const;

/** What we promise partners, in the same words everywhere. */
export const partnerPromises = {
  commissions: 'Competitive commissions',
  decisions: 'Initial decisions from 2 hours',
  success: '94% success rate',
  dashboard: 'A personal dashboard',
} as const;

export const footnotes = {
  times: 'Times vary by product; property finance usually takes weeks.',
  rates: 'Illustrative. Business-purpose finance. Rates depend on your circumstances.',
  factorRate: 'A factor of 1.2 means you repay £1.20 for each £1 advanced.',
} as const;

export const demonstrationPanel = 'Demonstration panel: public facts, not offers.';

/** The demonstration notice for staff, with the other demonstration data. */
export const demonstrationFigures = `${demonstrationPanel} The enquiries that came with it are made up.`;

/** How soon we respond. */
export const replies = {
  promised: 'within 24 hours',
  usual: 'typically within 2 hours during business hours',
  usualMinutes: 120,
} as const;
