import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { CodeBlock } from '@/pages/developers/code-block';
import { endpoints } from '@/pages/developers/endpoints';
import { problems } from '@/pages/developers/problems';
import { ENVIRONMENT, listCases, PROBLEM, type Snippet, submitCase } from '@/pages/developers/snippets';
import { paths } from '@/shared/site/paths';
import { usePublicAddress } from '@/shared/site/public-address';
import { ProsePage, Topic } from '@/shared/ui/public/prose-page';

export function Component() {
  const address = usePublicAddress();
  return (
    <ProsePage
      title="Connect your systems"
      intro="Submit cases and leads from your CRM, and read their status, through our JSON API."
    >
      <Topic title="Create an API account">
        <p>
          <Link to={paths.partners}>Partners</Link> create an API account under Integrations in their
          dashboard. It has a username and a secret; the secret is shown only once. Create one account for
          each system, so that you can see when each was last used and revoke one without stopping the others.
        </p>
        <p>The examples below read both from the environment:</p>
        <CodeBlock code={ENVIRONMENT} name="the environment variables" />
      </Topic>
      <Topic title="Your first request">
        <p>
          List your five newest cases. Authenticate every request with HTTP Basic; there are no tokens or
          sessions.
        </p>
        <SnippetList label="List your cases" snippets={listCases(address)} />
      </Topic>
      <Topic title="Submit a case">
        <p>
          Choose an <code>Idempotency-Key</code> for each case, such as its id in your system. These three
          examples send the same case with the same key, so running all of them creates one case.
        </p>
        <SnippetList label="Submit a case" snippets={submitCase(address)} />
        <p>
          You can answer every other question of our fact-find too, such as <code>tradingHistory</code>,{' '}
          <code>annualTurnover</code> or <code>propertyValue</code>. More answers give better matches. Send{' '}
          <code>clientConsent: true</code> only if your client knows that you share their details. Only then
          do we email the client.
        </p>
      </Topic>
      <Topic title="Endpoints">
        <Box component="dl" sx={endpointList}>
          {endpoints.map(({ method, path, does }) => (
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
          The <a href="/api/docs">API reference</a> describes each with its fields and examples. You can also{' '}
          <a href="/api/openapi.json">download it as OpenAPI</a>. Ignore response fields that you do not know:
          we may add some.
        </p>
      </Topic>
      <Topic title="Pagination">
        <p>
          A list is a JSON array, newest first. <code>limit</code> sets the page size, <code>q</code>{' '}
          searches, <code>status</code> filters and <code>sort</code> orders. <code>X-Total-Count</code> has
          the total. The <code>Link</code> header has the URL of the next page; the last page has none.
        </p>
      </Topic>
      <Topic title="Idempotency">
        <p>
          If you get no response, send the same body again with the same <code>Idempotency-Key</code> within
          24 hours. This creates nothing twice, and returns the record of the first request. Without a key,
          the same case or lead from the same account is created only once in ten minutes.
        </p>
      </Topic>
      <Topic title="Errors">
        <p>
          Errors are <code>application/problem+json</code>. <code>type</code> identifies the problem and does
          not change. <code>error</code> is a sentence that you can show to a user.
        </p>
        <CodeBlock code={PROBLEM} name="the example of an error" />
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Meaning and what to do</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ status, means, then }) => (
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
      <Topic title="Rate limits">
        <p>
          Each API account may send 120 requests a minute. You and all your API accounts together may submit
          120 cases, add 1,200 leads and match 60 enquiries an hour, 10 of them in ten seconds.{' '}
          <code>RateLimit-Policy</code> and <code>RateLimit</code> show the limits and what remains. Above a
          limit you get 429.
        </p>
      </Topic>
      <Topic title="Keep your secret safe">
        <p>
          Call from a server, never from a web page or an app. To change a secret without downtime, create a
          second account, switch your system to it, then revoke the first. A revoked account stops working
          immediately.
        </p>
      </Topic>
    </ProsePage>
  );
}

/** A path that may wrap after each slash in a narrow column. */
function BreakableAddress({ path }: { path: string }) {
  return path.split(/(?<=.\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const endpointList = {
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

interface SnippetListProps {
  /** What the request does, such as 'List your cases'. */
  label: string;
  snippets: readonly Snippet[];
}

/** One request in several languages, one open at a time. Works without JavaScript. */
function SnippetList({ label, snippets }: SnippetListProps) {
  return (
    <Box sx={list}>
      {snippets.map(({ language, file, code }, index) => (
        <details key={language} name={label} open={index === 0}>
          <summary>
            {language}
            {file !== null && <span> {file}</span>}
          </summary>
          <CodeBlock code={code} name={`${label}, in ${language}`} />
        </details>
      ))}
    </Box>
  );
}

const list = {
  mt: 2,
  '& details': { borderTop: 1, borderColor: 'divider', pb: 0.5 },
  '& details:last-of-type': { borderBottom: 1, borderColor: 'divider' },
  '& details[open]': { pb: 2 },
  '& summary': { py: 1.25, fontWeight: 600, cursor: 'pointer' },
  '& summary span': { ml: 1, typography: 'caption', color: 'text.secondary' },
} as const;
