import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SECURITY_SCHEMES } from '#platform/infrastructure/http/access.js';
import { addDefaults } from '#platform/infrastructure/http/openapi/api-defaults.js';
import { COMMON_PROBLEMS, problemResponse } from '#platform/infrastructure/http/openapi/api-problems.js';
import { shareParts } from '#platform/infrastructure/http/openapi/shared-parts.js';

export const TITLE = 'Funding broker API';
const DESCRIPTION = [
  'The API behind the website, the partner portal and the admin portal.',
  'Errors are returned as `application/problem+json` with a readable `error`; `errors` lists the invalid fields.',
  "Partners' programs sign in with HTTP Basic: the username and the secret of an API account, which a partner creates in the partner portal. An account can only access its partner’s records. Unknown fields are rejected, and each is named.",
  'Text is stored as sent. Blank optional text is treated as omitted. Unknown fields are ignored, except from API accounts.',
  'An amount in a request (`…Pence`) is a whole number of pence, or text in pounds with a pound sign or a unit, such as `£1,250.50` or `£100k`. Responses have whole pence.',
  'Names, addresses and other text of one line take no line breaks, tabs or hidden characters.',
  'Calls that change something take JSON, and are refused when a browser says that another site made them.',
].join('\n\n');

const outline = new DocumentBuilder()
  .setTitle(TITLE)
  .setDescription(DESCRIPTION)
  .setVersion('1')
  .setOpenAPIVersion('3.1.0')
  .addServer('/')
  .addTag('matching', 'Which lenders fit an enquiry, and why')
  .addTag('applications', 'Funding applications')
  .addTag('tasks', 'What the broker’s staff have to do')
  .addTag('views', 'The staff’s lists as they want to find them again')
  .addTag('consents', 'Client consent to share details with lenders')
  .addTag('offers', 'What lenders offer for an application')
  .addTag('submissions', 'Applications put to lenders, and how they stand there')
  .addTag('commissions', 'Partner commission')
  .addTag('contact', 'Messages to the broker')
  .addTag('companies', 'Companies as Companies House knows them')
  .addTag('lenders', 'The lender panel')
  .addTag('cases', 'The funding applications that a partner submits for clients')
  .addTag('introducers', 'Partners and their accounts')
  .addTag('referral links', 'The address that a partner gives its clients')
  .addTag('leads', 'Partners’ own contact lists')
  .addTag('auth', 'Signing in and out')
  .addTag('staff', 'The accounts of the broker’s staff, and invitations to it')
  .addTag('API accounts', 'Credentials for partner systems')
  .addTag('reports', 'Figures of the whole business, for staff')
  .addTag('activity', 'Who did what to which record')
  .addTag('jobs', 'Background jobs that failed permanently')
  .addTag('health', 'Whether the service is up, and what goes wrong in browsers')
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

// The builder knows a licence by its address alone, not by its identifier.
Object.assign(outline.info, { license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } });

const byName = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The API's description, made from the controllers; the order of modules does not show in it. */
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
