import { accountEvent } from './account-event.js';
import { applicationReceived } from './application-received.js';
import { caseByLink } from './case-by-link.js';
import { caseMoved } from './case-moved.js';
import type { WrittenLetter } from './letter.js';
import { partnerAccount } from './partner-account.js';
import { passwordReset } from './password-reset.js';
import { staffInvitation } from './staff-invitation.js';
import { welcome } from './welcome.js';

/** Every mail as somebody might get it, to be looked at. */
export const examples = (site: string): Readonly<Record<string, WrittenLetter>> => ({
  'application-received': applicationReceived({
    contactName: 'Isla Fraser',
    statusUrl: `${site}/status/Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk`,
    linksExpireAt: new Date('2027-02-18T12:00:00Z'),
    partner: null,
  }),
  'application-received-from-partner': applicationReceived({
    contactName: 'Isla Fraser',
    statusUrl: `${site}/status/Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk`,
    linksExpireAt: new Date('2027-02-18T12:00:00Z'),
    partner: 'Alder Accounts Ltd',
  }),
  'case-moved': caseMoved({
    contactName: 'Fiona Alder',
    companyName: 'Birch Bakery Ltd',
    status: 'rejected',
    reason: 'The turnover is below what our lenders ask for',
    caseUrl: `${site}/partners/dashboard?id=0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11`,
  }),
  'case-by-link': caseByLink({
    contactName: 'Fiona Alder',
    companyName: 'Birch Bakery Ltd',
    caseUrl: `${site}/partners/dashboard?id=0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11`,
  }),
  welcome: welcome({
    contactName: 'Fiona Alder',
    url: `${site}/partners/confirm#token=Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk`,
    expiresAt: new Date('2026-11-27T14:41:00Z'),
  }),
  'password-reset': passwordReset({
    name: 'Fiona Alder',
    url: `${site}/partners/reset#token=Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk`,
    expiresAt: new Date('2026-11-20T15:32:00Z'),
  }),
  'password-changed': accountEvent({
    event: 'password-changed',
    name: 'Fiona Alder',
    at: new Date('2026-11-20T14:41:00Z'),
    resetUrl: `${site}/partners/reset`,
  }),
  'wrong-code-entered': accountEvent({
    event: 'wrong-code-entered',
    name: 'Ada Admin',
    at: new Date('2026-11-20T14:41:00Z'),
    resetUrl: `${site}/admin/reset`,
  }),
  'partner-suspended': partnerAccount({
    event: 'introducer-suspended',
    name: 'Fiona Alder',
    at: new Date('2026-11-20T14:41:00Z'),
    url: `${site}/contact`,
  }),
  'partner-restored': partnerAccount({
    event: 'introducer-restored',
    name: 'Fiona Alder',
    at: new Date('2026-11-20T14:41:00Z'),
    url: `${site}/partners/login`,
  }),
  'recovery-code-used': accountEvent({
    event: 'recovery-code-used',
    name: 'Ada Admin',
    at: new Date('2026-11-20T14:41:00Z'),
    resetUrl: `${site}/admin/reset`,
  }),
  'staff-invitation': staffInvitation({
    invitedBy: 'Ada Admin',
    administrator: false,
    url: `${site}/admin/invitation#token=Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk`,
    expiresAt: new Date('2026-11-27T14:41:00Z'),
  }),
});
