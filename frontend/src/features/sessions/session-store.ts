import { UNAUTHORIZED_EVENT, UnauthorizedEvent } from '@/api/base-query';
import type { Account, Role, Standing } from '@/features/sessions/session';

/** What a session asks of the server, and what it does when somebody else may come. */
export interface SessionCalls<A extends Account> {
  askWho: () => Promise<A>;
  signOut: () => Promise<unknown>;
  /** Drops what was read from the server. */
  forgetAnswers: () => void;
}

/** What one tab tells the others of the same role. */
type News = { is: 'entered'; id: string } | { is: 'left' };

interface Wait {
  over: Promise<boolean>;
  end: (signedIn: boolean) => void;
}

const NOTHING_KNOWN = { is: 'checking', lastSeen: null } as const;

/** Calls that say themselves whether somebody is signed in. */
const ABOUT_SIGNING_IN = ['GET me', 'POST login', 'POST logout'];

/**
 * Knows who is signed in to an area of the API: asks once on load, and hears of it when the server has forgotten the
 * session or another tab has begun or ended one.
 */
export class SessionStore<A extends Account> {
  private standing: Standing<A>;
  private readonly atFirst: Standing<A>;
  /** Holds the calls that were refused until somebody signs in again or gives up, or it is known who is there. */
  private wait: Wait | null = null;
  private tabs: BroadcastChannel | null = null;
  private readonly listeners = new Set<() => void>();

  /**
   * What is known before a browser is asked: the same for everybody, so the build can draw it. Where the device
   * remembers nobody it is what is known then too, and nothing is drawn again.
   */
  readonly beforehand = (): Standing<A> => this.atFirst;

  constructor(
    private readonly role: Pick<Role<A>, 'area' | 'remembered'>,
    private readonly calls: SessionCalls<A>,
  ) {
    this.standing = this.checking();
    this.atFirst = 'lastSeen' in this.standing && this.standing.lastSeen ? NOTHING_KNOWN : this.standing;
  }

  readonly snapshot = (): Standing<A> => this.standing;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins to ask and to listen; the function that it gives ends that. */
  readonly open = (): (() => void) => {
    const tabs = new BroadcastChannel(`session:${this.role.area}`);
    tabs.onmessage = ({ data }: MessageEvent<News>) => this.hear(data);
    this.tabs = tabs;
    window.addEventListener(UNAUTHORIZED_EVENT, this.hold);
    window.addEventListener('pageshow', this.lookAgain);
    void this.check();
    return () => {
      tabs.close();
      window.removeEventListener(UNAUTHORIZED_EVENT, this.hold);
      window.removeEventListener('pageshow', this.lookAgain);
    };
  };

  readonly enter = (account: A): void => {
    this.resume(account);
    this.tell({ is: 'entered', id: account.id });
  };

  readonly leave = async (): Promise<void> => {
    await this.calls.signOut();
    this.forget({ is: 'signed-out', left: true });
    this.tell({ is: 'left' });
  };

  private checking(): Standing<A> {
    return { is: 'checking', lastSeen: this.role.remembered?.read() ?? null };
  }

  private async check(): Promise<void> {
    const before = this.standing;
    const account = await this.calls.askWho().catch(() => null);
    // Somebody has signed in or out meanwhile.
    if (this.standing !== before) return;
    if (account && 'account' in before && before.account.id !== account.id) this.forget(before);
    if (account) this.resume(account);
    else if (before.is !== 'ended') this.forget({ is: 'signed-out', left: false });
  }

  private resume(account: A): void {
    this.stand({ is: 'signed-in', account });
    this.goOn(true);
  }

  private forget(next: Standing<A>): void {
    this.goOn(false);
    this.stand(next);
    // What one person has read is not for the next.
    this.calls.forgetAnswers();
  }

  private stand(next: Standing<A>): void {
    this.standing = next;
    if (next.is === 'signed-in') this.role.remembered?.keep(next.account);
    else if (next.is !== 'checking') this.role.remembered?.forget();
    this.listeners.forEach((listener) => listener());
  }

  private readonly hold = (event: Event): void => {
    const { standing } = this;
    const { area } = this.role;
    if (!(event instanceof UnauthorizedEvent)) return;
    const { url, method = 'GET' } = event.call;
    if (!url.startsWith(`${area}/`)) return;
    if (ABOUT_SIGNING_IN.includes(`${method} ${url.slice(area.length + 1)}`)) return;
    if (standing.is === 'signed-in') this.stand({ is: 'ended', account: standing.account });
    // Before it is known who is there, nobody is told of a refusal that may be answered by the sign-in.
    if (this.standing.is !== 'ended' && this.standing.is !== 'checking') return;
    this.wait ??= newWait();
    event.signedInAgain = this.wait.over;
  };

  private goOn(signedIn: boolean): void {
    this.wait?.end(signedIn);
    this.wait = null;
  }

  /** A page that the browser has kept shows what was so when it was left. */
  private readonly lookAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.check();
  };

  private tell(news: News): void {
    this.tabs?.postMessage(news);
  }

  private hear(news: News): void {
    if (news.is === 'left') {
      this.forget({ is: 'signed-out', left: true });
      return;
    }
    const { standing } = this;
    const known = 'account' in standing && standing.account.id === news.id;
    if (known && standing.is === 'signed-in') return;
    if (!known) this.forget(this.checking());
    void this.check();
  }
}

function newWait(): Wait {
  let end: Wait['end'] = () => undefined;
  const over = new Promise<boolean>((resolve) => (end = resolve));
  return { over, end };
}
