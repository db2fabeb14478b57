import type { SubmittedApplication } from '@/features/applications/applicant/applications-api';

/** The response to a submitted application. */
export const buildReceipt = (): SubmittedApplication => ({
  id: 'a1',
  status: 'pending',
  matchScore: '86',
  createdAt: '2026-03-12T09:30:00.000Z',
  resultsToken: 'results-token',
  resultsUrl: '/results/results-token',
  statusToken: 'status-token',
  statusUrl: '/status/status-token',
  linksExpireAt: '2026-06-10T09:30:00.000Z',
  perimeter: { answer: 'ask', reason: null },
  callback: { by: '2026-03-12T11:30:00.000Z', sentence: 'We will call you today by 11:30.' },
});
