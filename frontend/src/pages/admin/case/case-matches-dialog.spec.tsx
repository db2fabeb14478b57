import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CaseMatchesDialog } from '@/pages/admin/case/case-matches-dialog';
import { buildApplicationInFull } from '@/testing/build-application';
import { buildAnswer } from '@/testing/build-match';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';

const OPENED = '2026-03-12T09:30:00.000Z';
const BY_COLLEAGUE = '2026-03-12T09:31:00.000Z';
const ANSWERED = '2026-03-12T09:32:00.000Z';
const PATH = '/api/admin/applications/p1';

const at = (updatedAt: string) => buildApplicationInFull({ id: 'p1', updatedAt });
const question = { answer: 'creditScore', criterion: 'credit score', lenders: 4 } as const;

/** The application’s screen, which loads it again while the dialog is open. */
function ChangingScreen() {
  const [application, setApplication] = useState(at(OPENED));
  return (
    <>
      <button onClick={() => setApplication(at(BY_COLLEAGUE))}>Load again</button>
      <CaseMatchesDialog application={application} onClose={() => undefined} />
    </>
  );
}

let server: ServerStub;
let restore: () => void;
describe('CaseMatchesDialog', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    server.on(`GET ${PATH}/matches`, () =>
      json(200, {
        ruleVersionThen: '1.0',
        ruleVersionNow: '1.0',
        changes: [],
        today: buildAnswer({ questions: [question] }),
        records: [],
      }),
    );
  });
  afterEach(() => restore());

  const sent = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const saves = () =>
    server.on(`PATCH ${PATH}/answers`, () => json(200, { application: at(ANSWERED), match: {} }));

  it('saves an answer on top of the version that it shows, not of a colleague’s later one', async () => {
    const current = at(BY_COLLEAGUE);
    server.on(`PATCH ${PATH}/answers`, () => {
      saves();
      const error = 'Ben Keeper changed this application.';
      return json(409, { error, changed: { by: 'Ben Keeper', at: BY_COLLEAGUE, current } });
    });
    const { user } = renderWithApp(<ChangingScreen />);
    const field = await screen.findByLabelText(/Credit/);
    await user.click(screen.getByText('Load again'));

    await user.selectOptions(field, '350');

    expect(await screen.findByText('Ben Keeper changed this application.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { creditScore: '350', updatedAt: OPENED },
        { creditScore: '350', updatedAt: BY_COLLEAGUE },
      ]),
    );
  });

  it('saves a second answer on top of the first', async () => {
    saves();
    const { user } = renderWithApp(<ChangingScreen />);

    await user.selectOptions(await screen.findByLabelText(/Credit/), '350');
    expect(await screen.findByText('Answered. You can change it here.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/Credit/), '550');

    await waitFor(() =>
      expect(sent()).toEqual([
        { creditScore: '350', updatedAt: OPENED },
        { creditScore: '550', updatedAt: ANSWERED },
      ]),
    );
  });
});
