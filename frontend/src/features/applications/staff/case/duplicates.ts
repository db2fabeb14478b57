import type { ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import { formatAnswer } from '@/shared/application-answers/format-answer';
import { formatDuration } from '@/shared/lib/durations';

/** Another application of the same company. */
export type Duplicate = ApplicationInFull['duplicates'][number];

type ComparedTo = Pick<ApplicationInFull, 'id' | 'createdAt' | 'updatedAt' | 'duplicateOf'>;

/** What the two have in common. */
export const KNOWN_BY: Readonly<Record<NonNullable<Duplicate['sameBy']>, string>> = {
  companyNumber: 'the company number',
  email: 'the email address',
  companyName: 'the name',
};

/** '£80,000'. */
export const ofAmount = ({ amount, partner }: Duplicate): string =>
  formatAnswer('amount', amount, { byPartner: partner !== null });

const cameBefore = (one: Duplicate, { createdAt, id }: ComparedTo): boolean =>
  one.createdAt === createdAt ? one.id < id : one.createdAt < createdAt;

/** '3 minutes before'. */
export function inTime(duplicate: Duplicate, application: ComparedTo): string {
  const between = Math.abs(Date.parse(application.createdAt) - Date.parse(duplicate.createdAt));
  return `${formatDuration(between / 60_000)} ${cameBefore(duplicate, application) ? 'before' : 'after'}`;
}

/** Whether one of the two is marked as a duplicate of the other. */
export const isMarked = (duplicate: Duplicate, { id, duplicateOf }: ComparedTo): boolean =>
  duplicate.duplicateOf === id || duplicateOf === duplicate.id;

interface InOrder {
  readonly older: ComparedTo;
  readonly newer: ComparedTo;
}

export const inOrder = (duplicate: Duplicate, application: ComparedTo): InOrder =>
  cameBefore(duplicate, application)
    ? { older: duplicate, newer: application }
    : { older: application, newer: duplicate };
