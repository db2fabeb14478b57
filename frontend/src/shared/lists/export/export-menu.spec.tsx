import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import { fetchToastList, ToastProvider } from '@/shared/ui/toasts/toast-provider';
import { json, ServerStub } from '@/testing/server-stub';

await fetchToastList();

let server: ServerStub;
let restore: () => void;
let kept: { name: string; text: string }[];
describe('ExportMenu', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    kept = [];
    const texts = new Map<string, Promise<string>>();
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        texts.set('blob:1', new Response(file).text());
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      void texts.get(this.href)?.then((text) => kept.push({ name: this.download, text }));
    });
  });
  afterEach(() => {
    restore();
    jest.restoreAllMocks();
  });

  function show() {
    render(
      <Providers theme={portalTheme}>
        <ToastProvider>
          <ExportMenu
            url="introducers/me/referrals/export"
            params={{ status: 'pending' }}
            label="your cases"
          />
        </ToastProvider>
      </Providers>,
    );
    return userEvent.setup();
  }

  const choose = async (user: ReturnType<typeof show>, format: string) => {
    await user.click(await screen.findByRole('button', { name: 'Export your cases' }));
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`\\.${format}`) }));
  };

  it.each(['xlsx', 'csv'])('downloads the list as .%s under the server’s file name', async (format) => {
    server.on('GET /api/introducers/me/referrals/export', () => {
      const headers = { 'content-disposition': `attachment; filename="cases.${format}"` };
      return new Response('Company,Amount', { headers });
    });
    const user = show();

    await choose(user, format);

    await waitFor(() => expect(kept).toEqual([{ name: `cases.${format}`, text: 'Company,Amount' }]));
    expect(server.calls[0]?.path).toBe(
      `/api/introducers/me/referrals/export?status=pending&format=${format}`,
    );
  });

  it('shows why there is no file, and can retry', async () => {
    server.on('GET /api/introducers/me/referrals/export', () =>
      json(503, { error: 'The database is away.' }),
    );
    const user = show();

    await choose(user, 'csv');

    expect(await screen.findByText('Export failed')).toBeInTheDocument();
    expect(screen.getByText('The database is away.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export your cases' })).toBeEnabled();
    expect(kept).toEqual([]);
  });
});
