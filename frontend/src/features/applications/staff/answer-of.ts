import type { Application, OptionalAnswer } from '@/features/applications/staff/admin-applications-api';
import { formatAnswer } from '@/shared/application-answers/format-answer';

/** An answer as the applicant reads it; null without one. */
export function answerOf(
  application: Application,
  name: OptionalAnswer | 'fundingType' | 'amount',
): string | null {
  const { source, [name]: answer } = application;
  return answer === null ? null : formatAnswer(name, answer, { byPartner: source === 'partner' });
}
