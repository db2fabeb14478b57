import { storedJson } from '@/shared/lib/browser-storage';

/** By whose link a visitor came; kept for as long as the tab is open. */
export interface ReferralInTab {
  readonly token: string;
  /** Whether its partner may see what is sent; null until the visitor has said so. */
  readonly shared: boolean | null;
}

const stored = storedJson('referral', () => sessionStorage);

const listeners = new Set<() => void>();
let current: ReferralInTab | null | undefined;

function kept(): ReferralInTab | null {
  const referral = stored.read() as ReferralInTab | null;
  return typeof referral?.token === 'string' ? { token: referral.token, shared: referral.shared } : null;
}

function set(referral: ReferralInTab | null): void {
  // Where the browser keeps nothing it is known until the page is left.
  current = referral;
  stored.write(referral);
  listeners.forEach((listener) => listener());
}

export function readReferral(): ReferralInTab | null {
  if (current === undefined) current = kept();
  return current;
}

export function onReferral(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Another partner's link is another question. */
export function followReferral(token: string): void {
  if (readReferral()?.token !== token) set({ token, shared: null });
}

export function shareReferral(shared: boolean | null): void {
  const referral = readReferral();
  if (referral) set({ ...referral, shared });
}

/** The link leads to nobody. */
export function leaveReferral(): void {
  set(null);
}

/** What goes with an application: nothing unless the visitor has agreed. */
export function referralAnswers(): { referralToken?: string; clientConsent?: true } {
  const referral = readReferral();
  return referral?.shared ? { referralToken: referral.token, clientConsent: true } : {};
}
