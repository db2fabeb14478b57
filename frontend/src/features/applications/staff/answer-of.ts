import type { Application, OptionalAnswer } from '@/features/applications/staff/admin-applications-api';
import { answerInWords } from '@/shared/application-answers/answer-in-words';

/** An answer of an application as whoever gave it read it; null where there is none. */
export function answerOf(
  application: Application,
  name: OptionalAnswer | 'fundingType' | 'amount',
): string | null {
  const { source, [name]: answer } = application;
  return answer === null ? null : answerInWords(name, answer, { byPartner: source === 'partner' });
}
