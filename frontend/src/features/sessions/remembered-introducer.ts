import type { RememberedAccount } from '@/features/sessions/session';
import type { Introducer } from '@/features/sessions/session-api';

const KEY = 'introducer';

/** Keeps the id and the company's name of the partner on this device, and nothing else of them. */
export const rememberedIntroducer: RememberedAccount<Introducer> = {
  keep: ({ id, companyName }) =>
    attempt(() => localStorage.setItem(KEY, JSON.stringify({ id, companyName }))),
  forget: () => attempt(() => localStorage.removeItem(KEY)),
  read: () => {
    const kept = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown);
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('companyName' in kept)) return null;
    const { id, companyName: name } = kept;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
  },
};

/** Some browsers keep nothing, such as in a private window. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
