import { screen, within } from '@testing-library/react';
import type { FailedJob } from '@/features/failed-jobs/failed-jobs-api';
import type { HeldSubmission } from '@/features/held/held-api';
import type { ImportTerm } from '@/features/lender-import/lender-import-api';
import type { Message } from '@/features/messages/messages-api';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;

describe('Records opened from a list', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server);
  });
  afterEach(() => restore());

  const AT = '2026-03-12T09:30:00.000Z';
  const message: Message = {
    id: 'r7',
    name: 'Fiona Alder',
    email: 'fiona@alder.example',
    phone: null,
    message: 'Could you call me about a second spray booth?',
    createdAt: AT,
    handledAt: null,
    handledBy: null,
  };
  const job: FailedJob = {
    id: 'r7',
    kind: 'Email confirmation (to partner)',
    to: { name: 'Fiona Alder', email: 'fiona@alder.example' },
    about: null,
    reason: 'The mail server rejected an email',
    askedAt: AT,
    failedAt: AT,
    attempts: 13,
  };
  const held: HeldSubmission = {
    id: 'r7',
    kind: 'contact-message',
    name: 'Fiona Alder',
    email: 'fiona@alder.example',
    written: { name: 'Fiona Alder', message: 'Could you call me about a second spray booth?' },
    createdAt: AT,
  };
  const word: ImportTerm = {
    id: 'r7',
    kind: 'product',
    word: 'Widget lending',
    meaning: 'asset-finance',
    means: 'Asset Finance',
    taughtAt: AT,
    taughtBy: 'Ada Admin',
  };

  it.each([
    ['messages', 'messages', message, 'Fiona Alder', 'Mark as handled the message from Fiona Alder'],
    ['messages/held', 'held', held, 'Fiona Alder', 'Release the submission from Fiona Alder'],
    [
      'jobs',
      'jobs/failed',
      job,
      'Email confirmation (to partner)',
      'Try again Email confirmation (to partner), Fiona Alder',
    ],
    ['lenders/words', 'taught-words', word, 'Widget lending', 'Remove'],
  ])('opens one of %s from another page of the list', async (screenName, path, record, title, action) => {
    server
      .on(`GET /api/admin/${path}`, () => json(200, [{ ...record, id: 'r1' }]))
      .on(`GET /api/admin/${path}/r7`, () => json(200, record));
    renderPortalAt(`/admin/${screenName}?id=r7`);

    const drawer = await screen.findByRole('dialog', { name: title });

    expect(within(drawer).getByRole('button', { name: action })).toBeInTheDocument();
  });
});
