import { screen } from '@testing-library/react';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;
describe('TemplateButton', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server);
  });
  afterEach(() => restore());

  describe('the template for an import', () => {
    const TEMPLATE = 'GET /api/admin/lenders/import/template';
    const ask = async () => {
      const { user } = renderPortalAt('/admin/lenders/import');
      await user.click(await screen.findByRole('button', { name: 'Download a template' }));
    };

    it('asks to sign in over the same screen when the session has ended', async () => {
      server.on(TEMPLATE, () => json(401, { error: 'Please sign in' }));

      await ask();

      expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeInTheDocument();
    });

    it('shows why the download failed', async () => {
      server.on(TEMPLATE, () => json(503, { error: 'The database is away.' }));

      await ask();

      expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    });
  });
});
