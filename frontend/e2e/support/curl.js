import { parseArgs } from 'node:util';

// Replaces curl on machines without it: supports the options of the printed examples, and rejects others.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'fail-with-body': { type: 'boolean' },
    user: { type: 'string', default: '' },
    header: { type: 'string', multiple: true, default: [] },
    data: { type: 'string' },
  },
});
const [address = ''] = positionals;

const headers = new Headers(values.header.map((line) => line.split(': ', 2)));
headers.set('Authorization', `Basic ${Buffer.from(values.user).toString('base64')}`);
const answer = await fetch(address, {
  method: values.data === undefined ? 'GET' : 'POST',
  headers,
  body: values.data,
});

process.stdout.write(await answer.text());
if (values['fail-with-body'] && !answer.ok) process.exitCode = 22;
