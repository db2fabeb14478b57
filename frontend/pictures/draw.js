import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

// Draws the pictures of the README, docs/pictures/*.png, from the built product and its demonstration data:
// npm run pictures, after the screens have changed.

const SIZE = { width: 1280, height: 860 };
const SIGN_IN = /sign in at (\S+) as (\S+) with the password (\S+)/;

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
const { address, passwords, stop } = await startDemonstration();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  await mkdir(at('docs/pictures'), { recursive: true });
  await drawResults();
  await drawCase();
  await drawPartner();
} finally {
  await browser.close();
  await stop();
  await rm(folder, { recursive: true });
}

/** A company's view after the fact-find: the matching lenders with reasons. */
async function drawResults() {
  const page = await visit();
  const { resultsToken } = await post(page, '/api/applications', {
    companyName: 'Example Joinery Ltd',
    contactName: 'Fiona Example',
    email: 'fiona@example.com',
    phone: '0141 496 0123',
    fundingType: 'asset-finance',
    amount: '£50,000',
    tradingHistory: '36 months',
    monthlyRevenue: '£32,000',
    creditScore: '700',
    hasAdverseCredit: 'no',
    businessSector: 'manufacturing',
  });
  await draw(page, `/results/${resultsToken}`, 'results', 'Matched Lenders');
}

/** The staff's view of a case with offers. */
async function drawCase() {
  const page = await visit();
  await signIn(page, 'admin');
  const cases = await get(page, '/api/admin/applications?stage=offers&limit=1');
  await draw(page, `/admin/applications/${cases[0].id}`, 'case');
}

/** A partner's view of their commission. */
async function drawPartner() {
  const page = await visit();
  await signIn(page, 'partners');
  await draw(page, '/partners/commissions', 'partner');
}

/** Takes a picture of the page, from its top or from a heading down. */
async function draw(page, path, name, heading) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  if (heading)
    await page.getByRole('heading', { name: heading }).evaluate((node) =>
      node.ownerDocument.defaultView.scrollTo({
        top: node.getBoundingClientRect().top - 96,
        behavior: 'instant',
      }),
    );
  await page.screenshot({ path: at(`docs/pictures/${name}.png`), animations: 'disabled' });
  await page.context().close();
}

async function visit() {
  const context = await browser.newContext({ baseURL: address, viewport: SIZE, reducedMotion: 'reduce' });
  return context.newPage();
}

function signIn(page, portal) {
  const api = { admin: '/api/admin/login', partners: '/api/introducers/login' };
  return post(page, api[portal], passwords[portal]);
}

async function post(page, path, data) {
  const response = await page.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

async function get(page, path) {
  const response = await page.request.get(path);
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Starts the built product with its demonstration in a temporary folder. */
async function startDemonstration() {
  const port = await freePort();
  const product = spawn(process.execPath, [at('backend/dist/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', DEMO: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const passwords = {};
  for await (const line of createInterface({ input: product.stdout })) {
    const [, path, email, password] = SIGN_IN.exec(line) ?? [];
    if (path) passwords[path.split('/')[1]] = { email, password };
    if (line.includes('ready on')) break;
  }
  const stopped = new Promise((resolve) => product.once('exit', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    passwords,
    stop: () => {
      product.kill('SIGTERM');
      return stopped;
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function at(path) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
