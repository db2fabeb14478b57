import { ProsePage, Topic } from '@/shared/ui/prose-page';

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
          close the tab. The short fact-find saves its answers while its tab is open, so that a reload costs
          you nothing. Either is sent to us only when you submit it. After a search the draft is gone from the
          device; the answers, the list that was found and your two links stay for as long as the tab is open,
          so that you can come back to them. ‘Start again’ clears them at once. The two links of a quick
          application stay as long, until you send another. If you came by a partner’s link, which one it was
          and whether you share with that partner is kept for as long as the tab is open, too. If you load a
          page again because a new version of the site is out, what you had typed there, but no password, is
          kept in the tab until the form shows it again.
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
          <dd>The same for partners as admin_device is for our staff, and for as long.</dd>
        </dl>
        <p>
          Both are necessary for signing in, sent only with partners’ requests, and unreadable to scripts.
          While a partner is signed in, the browser’s own storage also keeps the number of the account and the
          name of the company, so that a page has its frame at once. Signing out removes them.
        </p>
      </Topic>
    </ProsePage>
  );
}
