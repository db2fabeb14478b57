import { screen, within } from '@testing-library/react';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;

describe('Calendar', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  const link = (token: string) => ({ url: `/calendar/${token}.ics`, createdAt: '2026-03-12T09:30:00.000Z' });

  const open = async () => {
    const view = renderPortalAt('/admin/account');
    return { ...view, section: within(await screen.findByRole('region', { name: 'Calendar' })) };
  };

  it('creates a calendar address, and shows it afterwards', async () => {
    let made: object | null = null;
    withAda(server)
      .on('GET /api/admin/calendar', () => json(200, { link: made }))
      .on('POST /api/admin/calendar', () => {
        made = link('one');
        return json(200, made);
      });
    const { user, section } = await open();

    await user.click(await section.findByRole('button', { name: 'Create link' }));

    expect(await section.findByText('http://localhost/calendar/one.ics')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Copy your calendar link' })).toBeInTheDocument();
  });

  it('asks before it creates another, because the previous one stops working', async () => {
    let token = 'one';
    withAda(server)
      .on('GET /api/admin/calendar', () => json(200, { link: link(token) }))
      .on('POST /api/admin/calendar', () => {
        if (token === 'one') {
          token = 'two';
          return json(503, { status: 503, error: 'Not now.' });
        }
        return json(200, link(token));
      });
    const { user, section } = await open();

    await user.click(await section.findByRole('button', { name: 'Create new link' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Create a new link?' }));
    expect(await violations()).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Create new link' }));
    await screen.findByText('Not now.');
    expect(section.getByText('http://localhost/calendar/one.ics')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Create new link' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create new link' }),
    );

    expect(await section.findByText('http://localhost/calendar/two.ics')).toBeInTheDocument();
  });
});
