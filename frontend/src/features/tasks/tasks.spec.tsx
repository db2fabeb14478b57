import { screen, waitFor, within } from '@testing-library/react';
import type { Task } from '@/features/tasks/tasks-api';
import { buildTask, inDays } from '@/testing/build-task';
import { buildApplicationInFull } from '@/testing/build-application';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;

describe('Tasks', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    localStorage.clear();
  });
  afterEach(() => restore());

  const withTasks = (...tasks: Task[]) =>
    withAda(server)
      .on('GET /api/admin/introducers', () => json(200, []))
      .on('GET /api/admin/applications/owners', () => json(200, [{ id: ADA.id, name: ADA.name }]))
      .on('GET /api/admin/tasks', () => json(200, tasks));

  const openCase = async () => {
    server.on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull()));
    const view = renderPortalAt('/admin/applications/p1');
    const section = within(await screen.findByRole('region', { name: 'Tasks' }));
    return { ...view, section };
  };

  /** The posted data. */
  const calls = (to: string) => server.calls.filter(({ method, path }) => method === 'POST' && path === to);

  describe('the tasks of an application', () => {
    it('list open ones first, and collapse completed ones', async () => {
      withTasks(
        buildTask({ id: 't1', title: 'Ring the client', dueOn: inDays(-3) }),
        buildTask({ id: 't2', title: 'Send the terms', owner: null, ownerId: null, dueOn: inDays(1) }),
        buildTask({ id: 't3', title: 'Ask for the accounts', doneAt: '2026-03-12T10:00:00.000Z' }),
      );
      const { section } = await openCase();

      const late = within((await section.findByText('Ring the client')).closest('li')!);
      expect(late.getByText(/^Overdue since/)).toBeInTheDocument();
      expect(section.getByText('Due tomorrow')).toBeInTheDocument();
      expect(section.getByText('Unassigned')).toBeInTheDocument();
      expect(section.getByText('Ask for the accounts').closest('details')).not.toHaveAttribute('open');
      expect(await violations()).toEqual([]);
    });

    it('are assigned with one press when unassigned, unless a colleague was faster', async () => {
      const task = buildTask({ id: 't2', title: 'Send the terms', owner: null, ownerId: null });
      withTasks(buildTask({ id: 't1', title: 'Ring the client' }), task);
      server.on('PATCH /api/admin/tasks/t2', () => json(200, task));
      const { user, section } = await openCase();
      expect(await section.findAllByRole('button', { name: /^Assign to me/ })).toHaveLength(1);

      await user.click(section.getByRole('button', { name: 'Assign to me: Send the terms' }));
      await screen.findByText('Task assigned to you');
      server.on('PATCH /api/admin/tasks/t2', () => {
        const owner = { id: 'a2', name: 'Bo Keeper' };
        const changed = { by: owner.name, at: '2026-03-12T10:00:00.000Z', current: { ...task, owner } };
        return json(409, { status: 409, error: 'Bo Keeper changed this task.', changed });
      });
      await user.click(section.getByRole('button', { name: 'Assign to me: Send the terms' }));

      expect(
        await screen.findByText(/^Bo Keeper changed Send the terms at .*: Bo Keeper owns it\.$/),
      ).toBeInTheDocument();
      const sent = server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
      expect(sent).toEqual(Array<object>(2).fill({ ownerId: ADA.id, updatedAt: task.updatedAt }));
    });

    it('are added with a key, with the chosen date, once for repeated requests', async () => {
      withTasks();
      const { user, section } = await openCase();
      await section.findByText('No open tasks.');
      let tries = 0;
      server.on('POST /api/admin/tasks', () => {
        tries += 1;
        return tries === 1 ? json(503, { status: 503, error: 'Later.' }) : json(201, buildTask());
      });

      await user.keyboard('w');
      const form = within(await screen.findByRole('dialog', { name: 'Add a Task' }));
      await user.click(form.getByRole('button', { name: 'Add Task' }));
      expect(await form.findByText('Enter a task')).toBeInTheDocument();
      await user.type(form.getByRole('textbox', { name: /^Task/ }), 'Ask for the accounts');
      await user.click(form.getByRole('button', { name: 'Add Task' }));
      await screen.findByText('Not saved');
      await user.click(form.getByRole('button', { name: 'Add Task' }));
      await screen.findByText('Task added');

      const sent = calls('/api/admin/tasks');
      expect(sent.map(({ body }) => body)).toEqual([
        ...Array<object>(2).fill({
          title: 'Ask for the accounts',
          dueOn: inDays(0),
          ownerId: ADA.id,
          applicationId: 'p1',
        }),
      ]);
      expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    });

    it.each([
      ['dueOn', 'This date is in the past. Choose today or a later date.'],
      ['ownerId', 'Ben Broker has left. Choose someone else.'],
    ])('show at %s why they are rejected, and keep what was typed', async (field, message) => {
      withTasks(buildTask());
      const { user, section } = await openCase();
      server.on('PATCH /api/admin/tasks/t1', () =>
        json(400, { status: 400, error: message, errors: [{ field, message }] }),
      );
      await user.click(await section.findByRole('button', { name: 'Change: Ask for the accounts' }));
      const form = within(await screen.findByRole('dialog', { name: 'Change Task' }));
      const title = form.getByRole('textbox', { name: /^Task/ });
      await user.type(title, ' of 2025');
      await user.click(form.getByRole('button', { name: 'Save Task' }));

      const label = field === 'dueOn' ? /^Due date/ : 'Owner';
      await form.findByText(message);
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(title).toHaveValue('Ask for the accounts of 2025');
    });

    it('show both versions when a colleague changed one meanwhile', async () => {
      const ben = { id: 'a2', name: 'Ben Broker' };
      withTasks(buildTask()).on('GET /api/admin/applications/owners', () => json(200, [ben]));
      const { user, section } = await openCase();
      const current = buildTask({ ownerId: ben.id, owner: ben, title: 'Ask for two years’ accounts' });
      server.on('PATCH /api/admin/tasks/t1', () =>
        json(409, {
          status: 409,
          error: 'Changed.',
          changed: { by: ben.name, at: '2026-03-12T10:00:00.000Z', current },
        }),
      );
      await user.click(await section.findByRole('button', { name: 'Change: Ask for the accounts' }));
      const form = within(await screen.findByRole('dialog', { name: 'Change Task' }));
      await user.type(form.getByRole('textbox', { name: /^Task/ }), ' of 2025');
      await user.click(form.getByRole('button', { name: 'Save Task' }));

      await form.findByText(/Ben Broker changed this task/);
      expect(form.getByText('Yours: Ask for the accounts of 2025')).toBeInTheDocument();
      expect(form.getByText('Ben Broker’s: Ask for two years’ accounts')).toBeInTheDocument();
      expect(form.getByLabelText('Owner')).toHaveValue(ben.id);
    });

    it('are completed with a key and reopened with a press', async () => {
      withTasks(
        buildTask(),
        buildTask({ id: 't2', title: 'Send the terms', doneAt: '2026-03-12T10:00:00.000Z' }),
      );
      const { user, section } = await openCase();
      server
        .on('POST /api/admin/tasks/t1/done', () =>
          json(200, buildTask({ doneAt: '2026-03-12T10:00:00.000Z' })),
        )
        .on('POST /api/admin/tasks/t2/done', () =>
          json(404, { status: 404, error: 'There is no such task.' }),
        );
      await section.findByText('Ask for the accounts');

      await user.keyboard('d');
      await screen.findByText('Task done');
      await user.click(section.getByText('1 done'));
      await user.click(section.getByRole('button', { name: 'Reopen: Send the terms' }));
      await screen.findByText('There is no such task.');

      expect(calls('/api/admin/tasks/t1/done').map(({ body }) => body)).toEqual([
        { done: true, updatedAt: buildTask().updatedAt },
      ]);
      expect(calls('/api/admin/tasks/t2/done').map(({ body }) => body)).toEqual([
        { done: false, updatedAt: buildTask().updatedAt },
      ]);
    });

    it('report that they could not be loaded, and can retry', async () => {
      withTasks().on('GET /api/admin/tasks', () => json(503, { status: 503, error: 'The tasks are away.' }));
      const { user, section } = await openCase();
      await section.findByText('The tasks are away.');
      withTasks(buildTask());

      await user.click(section.getByRole('button', { name: 'Try again' }));

      await waitFor(() => expect(section.getByText('Ask for the accounts')).toBeInTheDocument());
    });
  });
});
