import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { calls } from '@/pages/developers/calls';
import { CodeBlock } from '@/pages/developers/code-block';
import { refusals } from '@/pages/developers/refusals';
import { SnippetList } from '@/pages/developers/snippet-list';
import { ENVIRONMENT, listCases, REFUSAL, sendCase } from '@/pages/developers/snippets';
import { paths } from '@/shared/site/paths';
import { usePublicAddress } from '@/shared/site/public-address';
import { ProsePage, Topic } from '@/shared/ui/prose-page';

export function Component() {
  const address = usePublicAddress();
  return (
    <ProsePage
      title="Connect your systems"
      intro="A partner’s CRM can send us cases and leads, and read their status, over HTTPS and JSON."
    >
      <Topic title="An account for your software">
        <p>
          <Link to={paths.partners}>Partners</Link> create an API account under Integrations in their
          dashboard. It has a username and a secret; the secret is shown once. Create a separate account for
          each system: you see when each was last used, and can revoke one without stopping the others.
        </p>
        <p>The examples below read both from the environment:</p>
        <CodeBlock code={ENVIRONMENT} name="the two variables" />
      </Topic>
      <Topic title="The first call">
        <p>
          Your five newest cases. Authenticate every request with HTTP Basic. There are no cookies or
          sessions.
        </p>
        <SnippetList label="List your cases" snippets={listCases(address)} />
      </Topic>
      <Topic title="Send a case">
        <p>
          The <code>Idempotency-Key</code> is yours to choose, such as your own record’s number. These three
          examples send the same case under the same key, so it is saved once whichever you run.
        </p>
        <SnippetList label="Send a case" snippets={sendCase(address)} />
        <p>
          Any other question of our fact-find can be answered as well, such as <code>tradingHistory</code>,{' '}
          <code>annualTurnover</code> or <code>propertyValue</code>: the more we know, the closer the match.
          Send <code>clientConsent</code> only when your client knows that you share their details.
        </p>
      </Topic>
      <Topic title="Endpoints">
        <Box component="dl" sx={callList}>
          {calls.map(({ method, path, does }) => (
            <div key={`${method} ${path}`}>
              <dt>
                <code>
                  <b>{method}</b> <BreakableAddress path={path} />
                </code>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Box>
        <p>
          Each is described with its fields, examples and answers in the{' '}
          <a href="/api/docs">API documentation</a>, which you can also{' '}
          <a href="/api/openapi.json">download as OpenAPI</a>. A response may gain fields: ignore those you do
          not know.
        </p>
      </Topic>
      <Topic title="Lists">
        <p>
          A list is a plain array, newest first. <code>limit</code> asks for a page, <code>q</code> searches,{' '}
          <code>status</code> filters and <code>sort</code> orders. <code>X-Total-Count</code> has the total.
          The <code>Link</code> header has the address of the next page; on the last page it is absent.
        </p>
      </Topic>
      <Topic title="Errors">
        <p>
          Every refusal is <code>application/problem+json</code>. Its <code>error</code> is a sentence that
          you can show to a person, its <code>type</code> names the kind of refusal and does not change.
        </p>
        <CodeBlock code={REFUSAL} name="the example of a refusal" />
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">What it means, and what to do</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ status, means, then }) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td>
                  {means} {then}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Topic>
      <Topic title="Retry safely">
        <p>
          If the connection fails after we have saved your request, send the same body again with the same{' '}
          <code>Idempotency-Key</code> within 24 hours: nothing is created twice, and you get the first
          response. Without a key, the same body from the same account creates nothing new for ten minutes.
        </p>
      </Topic>
      <Topic title="Rate limits">
        <p>
          An API account may match 60 enquiries an hour, 10 of them in ten seconds. You and your API accounts
          together may send 120 cases and add 1,200 leads an hour. <code>RateLimit-Policy</code> and{' '}
          <code>RateLimit</code> show the limit of a request and what is left. Beyond the limit you get 429.
        </p>
      </Topic>
      <Topic title="Protect your secret">
        <p>
          Call from a server, never from a page or an app that others can open. To change a secret without a
          gap, create a second account, move your system to it, and revoke the first. A revoked account stops
          working with the next call on.
        </p>
      </Topic>
    </ProsePage>
  );
}

/** An address that gives way after a slash where its column is narrow. */
function BreakableAddress({ path }: { path: string }) {
  return path.split(/(?<=.\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const callList = {
  typography: 'body2',
  '& > div': {
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    display: 'grid',
    gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
    columnGap: 3,
    alignItems: 'baseline',
  },
  '& > div:first-of-type': { borderTop: 1, borderColor: 'divider' },
  '& dt': { m: 0, fontWeight: 'inherit' },
  '& dd': { m: 0 },
  '& b': { fontWeight: 600, display: 'inline-block', minWidth: '4.5em' },
} as const;

const table = {
  width: '100%',
  mt: 2,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    py: 1,
    pr: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  '& tbody th': {
    pr: 3,
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& thead th': { typography: 'caption', color: 'text.secondary' },
  '& th:first-of-type': { whiteSpace: 'nowrap' },
  '& tr': { borderBottom: 1, borderColor: 'divider' },
} as const;
