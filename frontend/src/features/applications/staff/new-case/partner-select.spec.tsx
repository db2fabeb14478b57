import { screen } from '@testing-library/react';
import { buildApplication } from '@/testing/build-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

const partners = [
  { id: 'i1', companyName: 'Alder Accounts Ltd' },
  { id: 'i2', companyName: 'Zinnia Tax Ltd' },
];

let server: ServerStub;
let restore: () => void;

describe('PartnerSelect', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/applications', () => json(200, [buildApplication()]))
      .on('GET /api/admin/introducers', ({ path }) => {
        const text = new URL(path, 'https://site.example').searchParams.get('q')?.toLowerCase() ?? '';
        const found = partners.filter(({ companyName }) => companyName.toLowerCase().includes(text));
        // A page of one: the second partner is found only by searching.
        return new Response(JSON.stringify(found.slice(0, 1)), {
          headers: {
            'content-type': 'application/json',
            ...(found.length > 1 && { Link: '</api/admin/introducers?cursor=c1>; rel="next"' }),
          },
        });
      })
      .on('GET /api/admin/introducers/i2', () => json(200, partners[1]))
      .on('GET /api/admin/lenders', () => json(200, []));
  });
  afterEach(() => restore());

  const open = async (address: string) => {
    const { user, router } = renderPortalAt(address);
    await screen.findByRole('link', { name: 'Rowan Retail Ltd' });
    return { user, router };
  };

  it('filters by a partner beyond the first results when the user searches for it', async () => {
    const { user, router } = await open('/admin/applications');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const field = screen.getByRole('combobox', { name: 'Partner' });
    await user.click(field);
    expect(await screen.findByRole('option', { name: 'Alder Accounts Ltd' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /^More found/ })).toHaveAttribute('aria-disabled', 'true');

    await user.type(field, 'zinn');
    await user.click(await screen.findByRole('option', { name: 'Zinnia Tax Ltd' }));

    expect(router.state.location.search).toBe('?partner=i2');
    expect(field).toHaveValue('Zinnia Tax Ltd');
  });

  it('shows the name of the partner in the URL and can clear it', async () => {
    const { user, router } = await open('/admin/applications?partner=i2');
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const field = screen.getByRole('combobox', { name: 'Partner' });
    expect(await screen.findByDisplayValue('Zinnia Tax Ltd')).toBe(field);

    await user.clear(field);

    expect(router.state.location.search).toBe('');
  });

  it('filters by applications without a partner', async () => {
    const { user, router } = await open('/admin/applications');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Partner' }));

    await user.click(await screen.findByRole('option', { name: 'No partner' }));

    expect(router.state.location.search).toBe('?partner=direct');
  });

  it('assigns a new application to a partner found by search', async () => {
    const { user } = await open('/admin/applications');
    server.on('POST /api/admin/applications', () => json(400, { error: 'Enough.' }));
    await user.click(screen.getByRole('button', { name: 'New case' }));
    const field = await screen.findByRole('combobox', { name: /^Partner/ });

    await user.type(field, 'zinn');
    await user.click(await screen.findByRole('option', { name: 'Zinnia Tax Ltd' }));

    expect(field).toHaveValue('Zinnia Tax Ltd');
    expect(screen.getByText('The partner is credited and notified by email.')).toBeInTheDocument();
  });
});
