import { ProsePage, Topic } from '@/shared/ui/public/prose-page';

export function Component() {
  return (
    <ProsePage title="Cookies" intro="We set none for visitors, so there is no cookie banner.">
      <Topic title="When you visit, search or apply">
        <p>
          No cookie is set. There are no analytics, no advertising and no content from other companies, so no
          one else sets one through us either.
        </p>
        <p>
          The detailed fact-find saves your draft in your browser’s own storage, so you do not lose it if you
          close the tab. The short fact-find saves its answers while its tab is open, so that you keep them if
          you reload. Your answers are sent to us only when you submit them.
        </p>
        <p>
          When you submit, your browser deletes the draft. While the tab is open, it stores your answers, the
          list that was found and your two links. ‘Start again’ deletes them immediately. It also stores the
          two links of a quick application until you send another. If you used a partner’s link, it stores
          which one, and whether you share with that partner. If the page reloads because of a new version,
          the tab stores what you had typed, except passwords, until the form shows it again.
        </p>
      </Topic>
      <Topic title="When our staff sign in">
        <dl>
          <dt>
            <code>admin_session</code>
          </dt>
          <dd>
            Says who is signed in. It ends at sign-out, after an hour of inactivity, and after twelve hours at
            the latest.
          </dd>
          <dt>
            <code>admin_device</code>
          </dt>
          <dd>
            Remembers for 90 days that someone has signed in on this device, so that a stranger guessing
            passwords cannot lock them out. It cannot be used to sign in.
          </dd>
        </dl>
        <p>
          Both are necessary for signing in, sent only to our sign-in pages, and unreadable to scripts. The
          browser’s own storage saves whether they have turned keyboard shortcuts off, and the columns they
          have chosen for each list.
        </p>
      </Topic>
      <Topic title="When partners sign in">
        <dl>
          <dt>
            <code>introducer_session</code>
          </dt>
          <dd>
            Says who is signed in. It ends at sign-out, after twelve hours of inactivity, and after seven days
            at the latest.
          </dd>
          <dt>
            <code>introducer_device</code>
          </dt>
          <dd>The same for partners as admin_device for our staff, also for 90 days.</dd>
        </dl>
        <p>
          Both are necessary for signing in, sent only with partners’ requests, and unreadable to scripts.
          While a partner is signed in, the browser’s own storage also holds the account number and the
          company name, so that pages appear faster. Signing out removes them.
        </p>
      </Topic>
    </ProsePage>
  );
}
