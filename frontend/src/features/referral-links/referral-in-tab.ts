import { storedJson } from '@/shared/lib/browser-storage';

/** The referral link that a visitor followed, kept as long as the tab. */
export interface ReferralInTab {
  readonly token: string;
  /** Whether the visitor lets the partner see the application; null until answered. */
  readonly shared: boolean | null;
}

const stored = storedJson('referral', () => sessionStorage);

const listeners = new Set<() => void>();
let current: ReferralInTab | null | undefined;

function readStored(): ReferralInTab | null {
  const referral = stored.read() as ReferralInTab | null;
  return typeof referral?.token === 'string' ? { token: referral.token, shared: referral.shared } : null;
}

function set(referral: ReferralInTab | null): void {
  // Without storage it is known until the page is left.
  current = referral;
  stored.write(referral);
  listeners.forEach((listener) => listener());
}

export function readReferral(): ReferralInTab | null {
  if (current === undefined) current = readStored();
  return current;
}

export function onReferral(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Another partner's link needs a new answer. */
export function followReferral(token: string): void {
  if (readReferral()?.token !== token) set({ token, shared: null });
}

export function shareReferral(shared: boolean | null): void {
  const referral = readReferral();
  if (referral) set({ ...referral, shared });
}

/** Forgets a link that does not work. */
export function leaveReferral(): void {
  set(null);
}

/** The referral sent with an application: empty unless the visitor agreed. */
export function referralAnswers(): { referralToken?: string; clientConsent?: true } {
  const referral = readReferral();
  return referral?.shared ? { referralToken: referral.token, clientConsent: true } : {};
}
