import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { howLong } from '@/shared/site/how-long';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { ProsePage, Topic } from '@/shared/ui/public/prose-page';

export function Component() {
  const { company, email, phone } = site;
  return (
    <ProsePage
      title="Privacy"
      intro="What we hold about you, why, who sees it, and how to have it corrected or deleted."
    >
      <Topic title="Who is responsible">
        <p>
          {company.name}, {company.registeredOffice}, registered with the Information Commissioner’s Office
          under {company.icoNumber}. Email <a href={`mailto:${email}`}>{email}</a> or call{' '}
          <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
        </p>
      </Topic>
      <Topic title="What we keep">
        <dl>
          <dt>An application</dt>
          <dd>
            Your answers as you typed them, with the figures we read in them. Your 20 best matches on that day
            with their scores. The status of your application. A search with the fact-find is saved as an
            application. We use it to find you finance, at your request.
          </dd>
          <dt>What follows from an application</dt>
          <dd>
            Whether you agreed to each lender that we asked you about, and when. The lenders’ offers and
            decisions, which offer you chose, and what was paid out. What we told you about our commission,
            with the name and time of the person who confirmed reading it. Our staff’s notes and tasks, and a
            log of who did what and when.
          </dd>
          <dt>A message</dt>
          <dd>Your name, your email address, your phone number if you gave it, and what you wrote.</dd>
          <dt>A fingerprint of each submission</dt>
          <dd>For 24 hours, so that a double click or a second attempt creates only one application.</dd>
          <dt>Your IP address</dt>
          <dd>
            We count requests from each IP address to stop automated abuse. On public pages we delete the
            count within an hour. We do not store your IP address with your application or message.
          </dd>
          <dt>Request logs</dt>
          <dd>
            Which page or request, when, its result and how long it took. Nothing that you typed. Your IP
            address only if we rejected a request, or if you used a partner’s account.
          </dd>
          <dt>Error logs</dt>
          <dd>
            If a page fails in your browser: which page, when, and the browser’s error message. We remove
            quoted text, email addresses and private links from it.
          </dd>
          <dt>A partner’s account</dt>
          <dd>
            What the partner told us at sign-up. The password, in a form that no one can read. For each
            browser that is signed in, its name, such as ‘Chrome on Windows’, and when it was last used.
          </dd>
          <dt>In your own browser</dt>
          <dd>
            The draft of the detailed fact-find, until you send or clear it. In the tab where you search, the
            answers of the short one. After a search, your answers, the list that was found and your two
            links, until you close the tab or start again. Also the two links of a quick application, and
            which partner’s link you used, with your choice to share. All of this stays on your device. We set
            no <Link to={paths.cookies}>cookies</Link> for visitors.
          </dd>
        </dl>
        <p>
          There are no analytics, no advertising and nothing loaded from other companies. We run no credit
          search, so nothing here marks your credit file.
        </p>
      </Topic>
      <Topic title="Who sees it">
        <p>
          Our own staff, and the suppliers who run our systems. We share your details with a lender only after
          you agree. We record who received what and when, and your status page lists it.
        </p>
        <p>These suppliers receive only what they need:</p>
        <ul>
          <li>The company that runs our servers and database stores everything on this page for us.</li>
          <li>
            Our email provider carries the emails that we send you, your partner and our staff. They hold your
            name, your company’s name and what the email is about.
          </li>
          <li>
            Companies House may receive the company name or number that you type into the company search, and
            nothing about you.
          </li>
          <li>
            Staff who connect their calendar see their tasks in it, so its provider receives the task and your
            company’s name.
          </li>
        </ul>
        <p>
          If you came through a partner’s link and agreed in the form, the partner sees your company, name,
          email and phone. They also see the type and amount of funding, your trading history, which lenders
          match and the status of the application. Without your agreement they see nothing.
        </p>
        <p>
          Your score comes from a comparison with what lenders have stated, and every step of it is shown. It
          decides nothing by itself: people do.
        </p>
      </Topic>
      <Topic title="Your two links">
        <p>
          After an application you get two links, one to your results and one to your status. They work for
          anyone who has them. The results link works for 90 days, the status link while your application is
          open and for 90 days afterwards. You can withdraw both on the results page. We store only a
          fingerprint of each, from which no one can work out the link. The results page shows figures, no
          names and no contact details.
        </p>
      </Topic>
      <Topic title="How long we keep it">
        <p>
          An application or message that looks like spam is held until our staff have checked it. If they do
          not release it, we delete it after 30 days at the latest.
        </p>
        <dl>
          {howLong.map((row) => (
            <Fragment key={row.what}>
              <dt>{row.what}</dt>
              <dd>
                {row.howLong}. {row.why}. Then: {row.atTheEnd.charAt(0).toLowerCase() + row.atTheEnd.slice(1)}
                .
              </dd>
            </Fragment>
          ))}
        </dl>
      </Topic>
      <Topic title="Your rights">
        <p>
          You can ask us for a copy of what we hold about you, or to correct or delete it. You can also ask us
          to limit how we use it, or object. Contact us in any way above. It is free, and we answer within a
          month.
        </p>
        <p>
          If you think we have used your data wrongly,{' '}
          <Link to={paths.dataComplaint}>make a data complaint</Link>. If you are not happy with our answer,
          you can complain to the Information Commissioner’s Office (ico.org.uk).
        </p>
      </Topic>
    </ProsePage>
  );
}
