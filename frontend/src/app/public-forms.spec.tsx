import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Component as ApplyPage } from '@/pages/apply/apply-page';
import { Component as ContactPage } from '@/pages/contact/contact-page';
import { Component as DetailedFactFindPage } from '@/pages/fact-find/enhanced-fact-find-page';
import { Component as FactFindPage } from '@/pages/fact-find/fact-find-page';
import { buildAnswer, buildMatch } from '@/testing/build-match';
import { buildReceipt } from '@/testing/build-receipt';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';

interface PublicForm {
  readonly Page: ComponentType;
  readonly at: string;
  readonly fill: () => Promise<unknown>;
  readonly button: string;
  readonly call: string;
  readonly saved: object;
  readonly success: string;
  readonly failure: string;
  /** An answer of `fill`. */
  readonly answer: string;
}

const applicant = {
  'Company Name': 'Kelvin Ltd',
  'Contact Name': 'Morag',
  Email: 'morag@kelvin.example',
  Phone: '0141 496 0123',
};

const application = {
  call: 'POST /api/applications',
  saved: buildReceipt(),
  success: 'Application Submitted!',
  answer: 'Kelvin Ltd',
} as const;

const factFind = {
  button: 'Find Matching Lenders',
  failure: 'Failed to process your application. Please try again.',
  ...application,
} as const;

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

const FORMS: readonly PublicForm[] = [
  {
    Page: FactFindPage,
    at: '/fact-find',
    ...factFind,
    fill: () => fillIn({ ...applicant, 'Funding Type': 'business-loans', 'Amount Required': '100000' }),
  },
  {
    Page: DetailedFactFindPage,
    at: '/enhanced-fact-find',
    ...factFind,
    fill: async () => {
      await fillIn(applicant);
      await press('Continue');
      await heading('Funding Requirements');
      await fillIn({ 'Funding Type': 'asset-finance', 'Amount Required': '85000' });
      await press('Continue');
      await heading('Financial Details');
      await press('Continue');
      await heading('Asset Details');
      await press('Continue');
      await heading('Review Your Answers');
    },
  },
  {
    Page: ApplyPage,
    at: '/apply',
    ...application,
    button: 'Submit Application',
    failure: 'Failed to submit application. Please try again.',
    fill: () => fillIn({ ...applicant, 'Funding Type': 'asset-finance', 'Amount Required': '50k-100k' }),
  },
  {
    Page: ContactPage,
    at: '/contact',
    button: 'Send Message',
    call: 'POST /api/contact',
    saved: { id: 'm1', createdAt: '2026-03-12T09:30:00.000Z' },
    success: 'Message Sent!',
    failure: 'Failed to send message. Please try again.',
    answer: 'Morag',
    fill: () =>
      fillIn({ Name: 'Morag', Email: 'morag@kelvin.example', Message: 'Could you call me about a loan?' }),
  },
];

/** Every answer that the form shows, in a field or in the review. */
const answersShown = () =>
  [...document.querySelectorAll('form :is(input, select, textarea, dd)')].map((place) =>
    'value' in place ? place.value : place.textContent,
  );

let server: ServerStub;
let restoreFetch: () => void;

describe('Public forms', () => {
  beforeEach(() => {
    server = new ServerStub()
      .on('GET /api/panel', () => json(200, { demonstration: false }))
      .on('POST /api/match-lenders/hints', () => json(200, { hints: [] }))
      .on('POST /api/match-lenders', () => json(200, buildAnswer({ matches: [buildMatch()] })));
    restoreFetch = server.install();
    Object.assign(window, {
      matchMedia: () => ({ matches: true, addListener: () => undefined, removeListener: () => undefined }),
    });
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  });

  afterEach(() => {
    restoreFetch();
    jest.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });

  describe.each(FORMS.map((form) => [form.at, form] as const))('%s', (at, form) => {
    const { Page, fill, button, call, saved, success, failure, answer } = form;
    const keys = () =>
      server.calls
        .filter(({ method, path }) => `${method} ${path}` === call)
        .map(({ headers }) => headers['Idempotency-Key']);
    const openFilled = async () => {
      renderWithApp(<Page />, { at });
      await fill();
    };
    const succeed = () => server.on(call, () => json(201, saved));

    it.each([
      ['the network is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['the server fails', () => new Response('', { status: 500 })],
      ['the database is away', () => json(503, { error: 'The database is away' })],
      ['the response is not JSON', () => new Response('<html>', { status: 200 })],
    ])('keeps everything when %s, and sends it again with the same key', async (_what, trouble) => {
      server.on(call, trouble);
      await openFilled();
      const written = answersShown();

      await press(button);

      expect(await screen.findByText(failure)).toBeInTheDocument();
      expect(screen.getByText(/Your answers are still here\./)).toBeInTheDocument();
      expect(written).toContain(answer);
      expect(answersShown()).toEqual(written);
      succeed();
      await press(button);
      expect(await screen.findByText(success)).toBeInTheDocument();
      expect(keys()).toHaveLength(2);
      expect(new Set(keys()).size).toBe(1);
    });

    it.each([429, 503])('waits as long as the server asks at %d, and then for the user', async (status) => {
      server.on(
        call,
        () =>
          new Response(JSON.stringify({ error: 'Please wait' }), {
            status,
            headers: { 'retry-after': '40' },
          }),
      );
      await openFilled();

      await press(button);

      expect((await screen.findAllByText(/You can send it again in \d+ seconds?\./))[0]).toBeInTheDocument();
      expect(screen.getByRole('button', { name: button })).toBeDisabled();
      const inTime = Date.now() + 40_000;
      jest.spyOn(Date, 'now').mockImplementation(() => inTime);
      expect(await screen.findByText('You can send it again now.', { exact: false })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: button })).toBeEnabled();
      expect(keys()).toHaveLength(1);
      succeed();
      await press(button);
      expect(await screen.findByText(success)).toBeInTheDocument();
    });
  });
});
