export { ImportLenders } from './application/import/plan/import-lenders.js';
export type { ImportAnswer } from './application/import/read/import-report.js';
export { readStatedProducts } from './application/import/read/stated-products.js';
export { LenderDirectory, type NamedLender } from './application/lender-directory.js';
export { LenderFigures, type LenderConfirmation } from './application/lender-figures.js';
export { LenderPanel, type PanelLender } from './application/lender-panel.js';
export type { LenderView } from './application/lender-view.js';
export type { ImportIssue, Refusal } from './domain/lender-import.js';
