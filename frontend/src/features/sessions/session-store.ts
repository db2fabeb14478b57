import { api, type ApiDispatch } from '@/api/api';
import { UNAUTHORIZED_EVENT, UnauthorizedEvent } from '@/api/base-query';
import type { Account, Role, SessionStatus } from '@/features/sessions/session';
import { endSession } from '@/features/sessions/session-api';

/** A message between tabs of the same role. */
type TabMessage = { is: 'signed-in'; id: string } | { is: 'signed-out' };

interface HeldCalls {
  released: Promise<boolean>;
  release: (signedIn: boolean) => void;
}

/** Requests that handle a 401 themselves. */
const ABOUT_SIGNING_IN = ['GET me', 'POST login', 'POST logout'];

/**
 * Holds the session of an API area: loads it at the start, and again when the server has lost it or another tab has
 * signed in or out.
 */
export class SessionStore<A extends Account> {
  private status: SessionStatus<A>;
  /** Holds rejected requests until the user signs in again or gives up, or the account is known. */
  private heldCalls: HeldCalls | null = null;
  private tabs: BroadcastChannel | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly role: Pick<Role<A>, 'area' | 'remembered' | 'fetchAccount'>,
    private readonly dispatch: ApiDispatch,
  ) {
    this.status = this.checkingStatus();
  }

  readonly getSnapshot = (): SessionStatus<A> => this.status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Resolves to the signed-in account once known; null if there is none. */
  readonly whenKnown = (): Promise<A | null> =>
    new Promise((resolve) => {
      const look = () => {
        const { status } = this;
        if (status.is === 'checking') return;
        unsubscribe();
        resolve('account' in status ? status.account : null);
      };
      const unsubscribe = this.subscribe(look);
      look();
    });

  /** Starts loading and listening; returns a function that stops it. */
  readonly connect = (): (() => void) => {
    const tabs = new BroadcastChannel(`session:${this.role.area}`);
    tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => this.onTabMessage(data);
    this.tabs = tabs;
    window.addEventListener(UNAUTHORIZED_EVENT, this.onUnauthorized);
    window.addEventListener('pageshow', this.onPageShow);
    void this.check();
    return () => {
      tabs.close();
      window.removeEventListener(UNAUTHORIZED_EVENT, this.onUnauthorized);
      window.removeEventListener('pageshow', this.onPageShow);
    };
  };

  readonly setAccount = (account: A): void => {
    this.setSignedIn(account);
    this.tellTabs({ is: 'signed-in', id: account.id });
  };

  readonly signOut = async (): Promise<void> => {
    await this.dispatch(endSession(this.role.area));
    this.dropSession({ is: 'signed-out', left: true });
    this.tellTabs({ is: 'signed-out' });
  };

  private checkingStatus(): SessionStatus<A> {
    return { is: 'checking', lastSeen: this.role.remembered?.read() ?? null };
  }

  private async check(): Promise<void> {
    const before = this.status;
    const account = await this.dispatch(this.role.fetchAccount())
      .unwrap()
      .catch(() => null);
    // The user has signed in or out in the meantime.
    if (this.status !== before) return;
    if (account && 'account' in before && before.account.id !== account.id) this.dropSession(before);
    if (account) this.setSignedIn(account);
    else if (before.is !== 'ended') this.dropSession({ is: 'signed-out', left: false });
  }

  private setSignedIn(account: A): void {
    this.setStatus({ is: 'signed-in', account });
    this.releaseHeldCalls(true);
  }

  private dropSession(next: SessionStatus<A>): void {
    this.releaseHeldCalls(false);
    this.setStatus(next);
    // One user's cached data must not reach the next.
    this.dispatch(api.util.resetApiState());
  }

  private setStatus(next: SessionStatus<A>): void {
    this.status = next;
    if (next.is === 'signed-in') this.role.remembered?.keep(next.account);
    else if (next.is !== 'checking') this.role.remembered?.forget();
    this.listeners.forEach((listener) => listener());
  }

  private readonly onUnauthorized = (event: Event): void => {
    const { status } = this;
    const { area } = this.role;
    if (!(event instanceof UnauthorizedEvent)) return;
    const { url, method = 'GET' } = event.call;
    if (!url.startsWith(`${area}/`)) return;
    if (ABOUT_SIGNING_IN.includes(`${method} ${url.slice(area.length + 1)}`)) return;
    if (status.is === 'signed-in') this.setStatus({ is: 'ended', account: status.account });
    // Until the account is known, a 401 may be resolved by the sign-in.
    if (this.status.is !== 'ended' && this.status.is !== 'checking') return;
    this.heldCalls ??= holdCalls();
    event.signedInAgain = this.heldCalls.released;
  };

  private releaseHeldCalls(signedIn: boolean): void {
    this.heldCalls?.release(signedIn);
    this.heldCalls = null;
  }

  /** A page restored from the back/forward cache has the state of when it was left. */
  private readonly onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.check();
  };

  private tellTabs(message: TabMessage): void {
    this.tabs?.postMessage(message);
  }

  private onTabMessage(message: TabMessage): void {
    if (message.is === 'signed-out') {
      this.dropSession({ is: 'signed-out', left: true });
      return;
    }
    const { status } = this;
    const known = 'account' in status && status.account.id === message.id;
    if (known && status.is === 'signed-in') return;
    if (!known) this.dropSession(this.checkingStatus());
    void this.check();
  }
}

function holdCalls(): HeldCalls {
  let release: HeldCalls['release'] = () => undefined;
  const released = new Promise<boolean>((resolve) => (release = resolve));
  return { released, release };
}
