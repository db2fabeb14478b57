import { screen } from '@testing-library/react';
import { RecordHold } from '@/features/people/record-hold';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';

const HOLDS = 'GET /api/admin/holds';

let server: ServerStub;
let restore: () => void;

describe('RecordHold', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  it('says so when the hold could not be loaded, and tries again', async () => {
    server.on(HOLDS, () => json(503, {}));
    const { user } = renderWithApp(
      <RecordHold subjectType="application" subjectId="p1" name="Rowan Retail Ltd" variant="card" />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The hold could not be loaded.');
    expect(screen.queryByRole('button', { name: 'Put on hold' })).not.toBeInTheDocument();

    server.on(HOLDS, () => json(200, []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: 'Put on hold' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
