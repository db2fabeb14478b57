import { Activity1763640000000 } from './1763640000000-activity.js';
import { Lenders1763640001000 } from './1763640001000-lenders.js';
import { Applications1763640002000 } from './1763640002000-applications.js';
import { Auth1763640003000 } from './1763640003000-auth.js';
import { RateLimits1763640004000 } from './1763640004000-rate-limits.js';
import { Idempotency1763640005000 } from './1763640005000-idempotency.js';
import { Contact1763640006000 } from './1763640006000-contact.js';
import { ApplicantLinks1763640007000 } from './1763640007000-applicant-links.js';
import { ContactHandling1763640008000 } from './1763640008000-contact-handling.js';
import { LenderChanges1763640009000 } from './1763640009000-lender-changes.js';
import { ApiAccountActors1763640010000 } from './1763640010000-api-account-actors.js';

/** In the order they run. A landed migration is never edited. */
export const allMigrations = [
  Activity1763640000000,
  Lenders1763640001000,
  Applications1763640002000,
  Auth1763640003000,
  RateLimits1763640004000,
  Idempotency1763640005000,
  Contact1763640006000,
  ApplicantLinks1763640007000,
  ContactHandling1763640008000,
  LenderChanges1763640009000,
  ApiAccountActors1763640010000,
];
