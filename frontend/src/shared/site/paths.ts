/** Every address of the client, written once; those of the products stand with the products. */
export const paths = {
  home: '/',
  howItWorks: '/#about',
  contact: '/contact',
  factFind: '/fact-find',
  enhancedFactFind: '/enhanced-fact-find',
  apply: '/apply',
  results: '/results/:token',
  status: '/status/:token',
  partners: '/partners',
  developers: '/developers',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  complaints: '/complaints',
  accessibility: '/accessibility',
  howWeArePaid: '/how-we-are-paid',
} as const;
