import { HeldInMemory } from '#test/in-memory/held-submissions.js';
import { LeadsInMemory } from '#test/in-memory/leads.js';
import { MessagesInMemory } from '#test/in-memory/messages.js';
import { ViewsInMemory } from '#test/in-memory/views.js';
import { TwoFactorsInMemory } from '#test/in-memory/two-factors.js';
import { contactMessageRepositoryContract } from './contact-message-repository.js';
import { heldSubmissionsContract } from './held-submissions.js';
import { leadRepositoryContract } from './lead-repository.js';
import { listViewRepositoryContract } from './list-view-repository.js';
import { withoutDatabase } from './subject.js';
import { twoFactorsContract } from './two-factors.js';

/* The doubles of use case tests pass the same contracts as the repositories on PostgreSQL. */

describe('LeadsInMemory', () => {
  leadRepositoryContract(() => Promise.resolve(withoutDatabase(new LeadsInMemory())));
});

describe('MessagesInMemory', () => {
  contactMessageRepositoryContract(() => Promise.resolve(withoutDatabase(new MessagesInMemory())));
});

describe('HeldInMemory', () => {
  heldSubmissionsContract(() => Promise.resolve(withoutDatabase(new HeldInMemory())));
});

describe('TwoFactorsInMemory', () => {
  twoFactorsContract(() => Promise.resolve(withoutDatabase(new TwoFactorsInMemory())));
});

describe('ViewsInMemory', () => {
  listViewRepositoryContract(() => Promise.resolve(withoutDatabase(new ViewsInMemory())));
});
