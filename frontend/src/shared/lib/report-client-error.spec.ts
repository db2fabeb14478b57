import { jest } from '@jest/globals';
import { reportClientError, reportUnhandledErrors } from '@/shared/lib/report-client-error';

const send = jest.fn<(address: string, options: RequestInit) => Promise<Response>>();
const { fetch } = globalThis;
describe('reportClientError', () => {
  beforeEach(() => {
    send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    globalThis.fetch = send as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  const sent = () =>
    send.mock.calls.map(([address, { body }]): [string, { message: string }] => [
      address,
      JSON.parse(body as string) as { message: string },
    ]);

  it('sends the error and its page, without query and fragment', () => {
    window.history.replaceState(null, '', '/status?token=abc#def');

    reportClientError(new TypeError('No lead'));

    expect(sent()).toEqual([
      [
        '/api/client-errors',
        {
          message: 'TypeError: No lead',
          page: '/status',
          stack: expect.stringContaining('TypeError: No lead') as string,
        },
      ],
    ]);
  });

  it('sends each distinct error once', () => {
    reportClientError(new Error('Once'));
    reportClientError(new Error('Once'));
    reportClientError(new Error('Another'));

    expect(sent()).toHaveLength(2);
  });

  it('shortens long text without splitting characters', () => {
    reportClientError(new Error('😀'.repeat(500)));

    expect(sent()[0]?.[1]).toMatchObject({ message: `Error: ${'😀'.repeat(293)}` });
  });

  it('reports unhandled rejections', () => {
    reportUnhandledErrors();

    window.dispatchEvent(new ErrorEvent('error', { error: new Error('In a handler') }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'In a promise' }));

    expect(sent().map(([, { message }]) => message)).toEqual(['Error: In a handler', 'Error: In a promise']);
  });

  it('ignores a failure to send the report', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));

    reportClientError(new Error('Offline'));

    await expect(Promise.resolve()).resolves.toBeUndefined();
  });
});
