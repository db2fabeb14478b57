import type { RememberedAccount } from '@/features/sessions/session';
import type { SignedInIntroducer } from '@/features/sessions/session-api';
import { storedJson } from '@/shared/lib/browser-storage';

const stored = storedJson('introducer', () => localStorage);

/** Stores only the partner's id and company name on this device. */
export const rememberedIntroducer: RememberedAccount<SignedInIntroducer> = {
  keep: ({ id, companyName }) => void stored.write({ id, companyName }),
  forget: () => void stored.write(null),
  read: () => {
    const account = stored.read();
    if (typeof account !== 'object' || account === null || !('id' in account) || !('companyName' in account))
      return null;
    const { id, companyName: name } = account;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
  },
};
