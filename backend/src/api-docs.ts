import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SECURITY_SCHEMES } from '#platform/infrastructure/http/access.js';
import { addDefaults } from '#platform/infrastructure/http/openapi/api-defaults.js';
import { COMMON_PROBLEMS, problemResponse } from '#platform/infrastructure/http/openapi/api-problems.js';
import { shareParts } from '#platform/infrastructure/http/openapi/shared-parts.js';

export const TITLE = 'Funding broker API';
const DESCRIPTION = [
  'The API behind the website, the partner portal and the staff portal.',
  'Errors are returned as `application/problem+json` with a readable `error`. `errors` lists the invalid fields.',
  'Partner systems authenticate with HTTP Basic, using the username and secret of an API account. Partners create API accounts in the partner portal. An API account can only access its own partner’s records. Unknown fields are rejected by name.',
  'Text is stored as sent. Blank optional text is treated as omitted. Unknown fields are ignored, except from API accounts.',
  'An amount in a request (`…Pence`) is a whole number of pence, or text in pounds with a pound sign or a unit, such as `£1,250.50` or `£100k`. Responses have whole pence.',
  'Single-line text, such as names and addresses, must not contain line breaks, tabs or hidden characters.',
  'Requests that change data must send JSON. Cross-site browser requests are rejected.',
].join('\n\n');

const outline = new DocumentBuilder()
  .setTitle(TITLE)
  .setDescription(DESCRIPTION)
  .setVersion('1')
  .setOpenAPIVersion('3.1.0')
  .addServer('/')
  .addTag('matching', 'Lender matching, with reasons')
  .addTag('applications', 'Funding applications')
  .addTag('tasks', 'Staff tasks')
  .addTag('views', 'Saved list settings of staff')
  .addTag('consents', 'Client consent to share details with lenders')
  .addTag('offers', 'Offers from lenders')
  .addTag('submissions', 'Applications sent to lenders, and their status')
  .addTag('commissions', 'Partner commission')
  .addTag('contact', 'Messages to the broker')
  .addTag('complaints', 'Complaints about the service and about personal data')
  .addTag('people', 'Personal data: requests, exports, erasure, holds and retention')
  .addTag('companies', 'Company lookup, from Companies House data')
  .addTag('lenders', 'The lender panel')
  .addTag('cases', 'Applications that a partner submits for its clients')
  .addTag('introducers', 'Partners and their accounts')
  .addTag('referral links', 'A partner’s public link for its clients')
  .addTag('leads', 'Partners’ own contact lists')
  .addTag('auth', 'Sign-in and sign-out')
  .addTag('staff', 'Staff accounts and invitations')
  .addTag('API accounts', 'Credentials for partner systems')
  .addTag('reports', 'Business figures for staff')
  .addTag('search', 'Search across all staff records')
  .addTag('activity', 'Log of all changes')
  .addTag('jobs', 'Background jobs that failed permanently')
  .addTag('health', 'Service health and browser error reports')
  .addCookieAuth(
    'admin_session',
    { type: 'apiKey', in: 'cookie', description: 'Set by signing in as an admin' },
    SECURITY_SCHEMES.admin,
  )
  .addCookieAuth(
    'introducer_session',
    { type: 'apiKey', in: 'cookie', description: 'Set by signing in as a partner' },
    SECURITY_SCHEMES.introducer,
  )
  .addBasicAuth(
    {
      type: 'http',
      scheme: 'basic',
      description: 'Username and secret of an API account. Takes precedence over a session cookie.',
    },
    SECURITY_SCHEMES['api-account'],
  )
  .addGlobalResponse(...COMMON_PROBLEMS.map(problemResponse))
  .build();

// The builder supports a licence's URL but not its identifier.
Object.assign(outline.info, { license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } });

const byName = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The API description, generated from the controllers; independent of the order of modules. */
export const describeApi = (app: INestApplication): OpenAPIObject => {
  const written = SwaggerModule.createDocument(app, outline, {
    operationIdFactory: (_controller, method) => method,
  });
  const document = shareParts(addDefaults({ ...written, paths: byName(written.paths) }));
  const {
    schemas = {},
    responses = {},
    headers = {},
    parameters = {},
    ...others
  } = document.components ?? {};
  return {
    ...document,
    components: {
      ...others,
      schemas: byName(schemas),
      responses: byName(responses),
      headers: byName(headers),
      parameters: byName(parameters),
    },
  };
};
