import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { v7 } from 'uuid';
import { LENDER_FIELDS } from '#kernel/lending/lender-fields.js';
import type { LenderView } from '#modules/lenders/public.js';
import type { Enquiry } from '#modules/matching/public.js';
import { bareLenders, bareMatch } from './bare-rule.ts';
import {
  INSERT_ACTIVITY,
  INSERT_APPLICATION,
  INSERT_MESSAGE,
  INSERT_MESSAGE_ACTIVITY,
  INSERT_MESSAGE_TASK,
  LISTED_COLUMNS,
  rowOf,
} from './bare-sql.ts';

/*
 * The baseline: node:http and pg with the SQL that the product needs. No framework, validation, limits, headers or
 * log. Its responses contain only what a client needs.
 */

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const columns = ['id', ...LENDER_FIELDS].map(
  (field) => `${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${field}"`,
);
const { rows } = await pool.query<LenderView>(`select ${columns.join(', ')} from lenders`);
const panel = bareLenders(rows);

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
};

/** Reads the panel's version like the product, which would otherwise return stale matches. */
const match = async (enquiry: Enquiry): Promise<unknown> => {
  await pool.query({ name: 'version', text: 'select version from lender_panel' });
  return bareMatch(enquiry, panel, 100);
};

const submit = async (answers: Enquiry): Promise<unknown> => {
  const id = v7();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ ...INSERT_APPLICATION, values: rowOf(id, answers, bareMatch(answers, panel, 20)) });
    await client.query({ ...INSERT_ACTIVITY, values: [v7(), id] });
    await client.query('commit');
    return { id, status: 'pending' };
  } finally {
    client.release();
  }
};

interface Message {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

const contact = async ({ name, email, phone, message }: Message): Promise<unknown> => {
  const [id, now] = [v7(), new Date()];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ ...INSERT_MESSAGE, values: [id, name, email, phone, message, now] });
    await client.query({ ...INSERT_MESSAGE_ACTIVITY, values: [v7(), id] });
    await client.query({ ...INSERT_MESSAGE_TASK, values: [v7(), id, `Answer the message of ${name}`, now] });
    await client.query('commit');
    return { id, createdAt: now };
  } finally {
    client.release();
  }
};

const SEARCHED = `company_name ilike $1 or contact_name ilike $1 or email ilike $1 or external_reference ilike $1`;
/** The staff list's filters in straightforward SQL. */
const CONDITIONS: Readonly<Record<string, string>> = {
  status: 'status = $1',
  fundingType: '$1 = any(product_keys)',
  partner: 'introducer_id = $1',
  q: SEARCHED,
};

/** The newest fifty applications with their counted total. */
const list = async (parameters: URLSearchParams): Promise<unknown> => {
  const [[name, value] = ['', '']] = [...parameters].filter(([parameter]) => parameter in CONDITIONS);
  const where = name === '' ? '' : `where ${CONDITIONS[name]}`;
  const values = name === '' ? [] : [name === 'q' ? `%${value}%` : value];
  const [page, total] = await Promise.all([
    pool.query(
      `select ${LISTED_COLUMNS} from application_submissions ${where} order by id desc limit 50`,
      values,
    ),
    pool.query(`select count(*)::int as count from application_submissions ${where}`, values),
  ]);
  return { items: page.rows, total: (total.rows[0] as { count: number }).count };
};

const routes = new Map([
  ['/api/match-lenders', { status: 200, answer: (body: unknown) => match(body as Enquiry) }],
  ['/api/applications', { status: 201, answer: (body: unknown) => submit(body as Enquiry) }],
  ['/api/contact', { status: 201, answer: (body: unknown) => contact(body as Message) }],
]);

const server = createServer((request, response) => {
  const send = (status: number, value: unknown): void => {
    const text = JSON.stringify(value);
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  const failed = (failure: unknown): void => send(500, { failure: String(failure) });
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare');
  if (pathname === '/api/admin/applications') {
    list(searchParams).then((value) => send(200, value), failed);
    return;
  }
  const route = routes.get(pathname);
  if (!route) {
    send(404, {});
    return;
  }
  bodyOf(request)
    .then(route.answer)
    .then((value) => send(route.status, value))
    .catch(failed);
});

server.listen(0, '127.0.0.1', () =>
  console.log(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.on('SIGTERM', () => process.exit(0));
