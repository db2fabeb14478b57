export interface Snippet {
  language: 'curl' | 'Node.js' | 'Python';
  /** The file to save it in; null for a shell command. */
  file: string | null;
  code: string;
}

export const ENVIRONMENT = `export API_USERNAME='api-…'
export API_SECRET='…'`;

/** Lists the newest cases. Each runs as printed once both variables are set. */
export const listCases = (address: string): readonly Snippet[] => [
  {
    language: 'curl',
    file: null,
    code: `curl --fail-with-body --user "$API_USERNAME:$API_SECRET" \\
  "${address}/api/introducers/me/referrals?limit=5"`,
  },
  {
    language: 'Node.js',
    file: 'cases.mjs',
    code: `const { API_USERNAME, API_SECRET } = process.env;
const credentials = Buffer.from(\`\${API_USERNAME}:\${API_SECRET}\`);

const response = await fetch(
  '${address}/api/introducers/me/referrals?limit=5',
  { headers: { Authorization: \`Basic \${credentials.toString('base64')}\` } },
);
const body = await response.json();
if (!response.ok) throw new Error(body.error);
for (const { id, companyName, status } of body) {
  console.log(id, companyName, status);
}`,
  },
  {
    language: 'Python',
    file: 'cases.py',
    code: `import base64
import json
import os
import urllib.request

credentials = f"{os.environ['API_USERNAME']}:{os.environ['API_SECRET']}"
basic = base64.b64encode(credentials.encode()).decode()

request = urllib.request.Request(
    "${address}/api/introducers/me/referrals?limit=5",
    headers={"Authorization": f"Basic {basic}"},
)
with urllib.request.urlopen(request) as response:
    for case in json.load(response):
        print(case["id"], case["companyName"], case["status"])`,
  },
];

/** Submits one case. All three share a key, so trying each of them creates one case. */
export const submitCase = (address: string): readonly Snippet[] => [
  {
    language: 'curl',
    file: null,
    code: `curl --fail-with-body --user "$API_USERNAME:$API_SECRET" \\
  --header "Content-Type: application/json" \\
  --header "Idempotency-Key: crm-deal-1042" \\
  --data '{
    "companyName": "Example Joinery Ltd",
    "contactName": "Fiona Example",
    "email": "fiona@example.com",
    "phone": "0141 496 0123",
    "fundingType": "asset-finance",
    "amount": "£50,000",
    "externalReference": "deal-1042",
    "clientConsent": true
  }' \\
  "${address}/api/introducers/me/applications"`,
  },
  {
    language: 'Node.js',
    file: 'submit-case.mjs',
    code: `const { API_USERNAME, API_SECRET } = process.env;
const credentials = Buffer.from(\`\${API_USERNAME}:\${API_SECRET}\`);

const response = await fetch(
  '${address}/api/introducers/me/applications',
  {
    method: 'POST',
    headers: {
      Authorization: \`Basic \${credentials.toString('base64')}\`,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'crm-deal-1042',
    },
    body: JSON.stringify({
      companyName: 'Example Joinery Ltd',
      contactName: 'Fiona Example',
      email: 'fiona@example.com',
      phone: '0141 496 0123',
      fundingType: 'asset-finance',
      amount: '£50,000',
      externalReference: 'deal-1042',
      clientConsent: true,
    }),
  },
);
const body = await response.json();
if (!response.ok) throw new Error(body.error);
console.log(body.id, body.status);`,
  },
  {
    language: 'Python',
    file: 'submit_case.py',
    code: `import base64
import json
import os
import urllib.request

credentials = f"{os.environ['API_USERNAME']}:{os.environ['API_SECRET']}"
basic = base64.b64encode(credentials.encode()).decode()

request = urllib.request.Request(
    "${address}/api/introducers/me/applications",
    method="POST",
    headers={
        "Authorization": f"Basic {basic}",
        "Content-Type": "application/json",
        "Idempotency-Key": "crm-deal-1042",
    },
    data=json.dumps({
        "companyName": "Example Joinery Ltd",
        "contactName": "Fiona Example",
        "email": "fiona@example.com",
        "phone": "0141 496 0123",
        "fundingType": "asset-finance",
        "amount": "£50,000",
        "externalReference": "deal-1042",
        "clientConsent": True,
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    case = json.load(response)
    print(case["id"], case["status"])`,
  },
];

/** An error response. */
export const PROBLEM = `{
  "type": "/problems/invalid-input",
  "title": "Bad Request",
  "status": 400,
  "detail": "Please enter a valid email",
  "error": "Please enter a valid email",
  "errors": [
    { "field": "email", "message": "Please enter a valid email" },
    { "field": "compnyName", "message": "Unknown field 'compnyName'. See the API reference for this endpoint" }
  ],
  "requestId": "0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11"
}`;
