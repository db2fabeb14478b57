import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SECURITY_SCHEMES } from '#platform/infrastructure/http/access.js';
import { addDefaults } from '#platform/infrastructure/http/openapi/api-defaults.js';
import { COMMON_PROBLEMS, problemResponse } from '#platform/infrastructure/http/openapi/api-problems.js';
import { shareParts } from '#platform/infrastructure/http/openapi/shared-parts.js';

export const TITLE = 'Funding broker API';
const DESCRIPTION = [
  'The calls behind the website, the partner portal and the admin portal.',
  'Every refusal is `application/problem+json` with an `error` sentence; `errors` names the refused fields.',
  "Partners' programs sign in with HTTP Basic: the username and the secret of an API account, which a partner creates in the partner portal. An account sees its partner's records alone. What it sends in fields that a call does not have is refused, each by its name.",
  'Text is kept as sent; a blank optional text counts as left out; of everybody but API accounts, unknown fields are dropped.',
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
  .addTag('consents', 'To which lenders the details of an application may go, as its client says')
  .addTag('offers', 'What lenders offer for an application')
  .addTag('submissions', 'Applications put to lenders, and how they stand there')
  .addTag('commissions', 'What partners earn by the deals that they introduce')
  .addTag('contact', 'Messages to the broker')
  .addTag('companies', 'Companies as Companies House knows them')
  .addTag('lenders', 'The lender panel')
  .addTag('cases', 'The funding applications that a partner submits for clients')
  .addTag('introducers', 'Partners and their accounts')
  .addTag('referral links', 'The address that a partner gives its clients')
  .addTag('leads', 'Partners’ own contact lists')
  .addTag('auth', 'Signing in and out')
  .addTag('staff', 'The accounts of the broker’s staff, and invitations to it')
  .addTag('API accounts', 'With what the programs of a partner sign in')
  .addTag('reports', 'Figures of the whole business, for staff')
  .addTag('activity', 'Who did what to which record')
  .addTag('jobs', 'Work in the background that failed for good')
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
      description: 'Username and secret of an API account. It goes before a cookie that is sent with it.',
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
