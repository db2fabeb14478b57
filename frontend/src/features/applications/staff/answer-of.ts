import type { Application, OptionalAnswer } from '@/features/applications/staff/admin-applications-api';
import { formatAnswer } from '@/shared/application-answers/format-answer';

/** An answer of an application as whoever gave it read it; null where there is none. */
export function answerOf(
  application: Application,
  name: OptionalAnswer | 'fundingType' | 'amount',
): string | null {
  const { source, [name]: answer } = application;
  return answer === null ? null : formatAnswer(name, answer, { byPartner: source === 'partner' });
}
