import type { Application } from '@/features/applications/staff/admin-applications-api';

/** What an application asks for, in pence; null where the answer is a range or words. */
export function askedPence({ amount }: Pick<Application, 'amount'>): number | null {
  const [, pounds] = /^£?(\d[\d,]*(?:\.\d{1,2})?)$/.exec(amount.trim()) ?? [];
  return pounds === undefined ? null : Math.round(Number(pounds.replaceAll(',', '')) * 100);
}
