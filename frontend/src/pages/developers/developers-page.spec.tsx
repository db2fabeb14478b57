import { screen, within } from '@testing-library/react';
import { calls } from '@/pages/developers/calls';
import { refusals } from '@/pages/developers/refusals';
import { renderAppAt } from '@/testing/render-with-app';
import { violations } from '@/testing/violations';
import contract from '../../../../docs/openapi.json' with { type: 'json' };

interface Operation {
  security?: readonly Readonly<Record<string, unknown>>[];
  responses: Readonly<Record<string, unknown>>;
}

/** What takes an API account, as the API's description has it. */
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>)
    .filter(([, { security = [] }]) => security.some((way) => 'apiAccount' in way))
    .map(([method, { responses }]) => ({ call: `${method.toUpperCase()} ${path}`, responses })),
);

const open = async () => {
  renderAppAt('/developers');
  await screen.findByRole('heading', { level: 1, name: 'Connect your systems' });
};

describe('Component', () => {
  it('lists every call that takes an API account, and no other', () => {
    expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      operations.map(({ call }) => call).sort(),
    );
  });

  it('explains every refusal that one of them can end in', () => {
    const statuses = new Set(operations.flatMap(({ responses }) => Object.keys(responses).map(Number)));

    expect(refusals.map(({ status }) => status).sort()).toEqual(
      [...statuses].filter((status) => status >= 400).sort(),
    );
  });

  it('shows each example in three languages, at the address where it stands', async () => {
    await open();

    for (const example of ['The first call', 'Send a case']) {
      const topic = within(screen.getByRole('region', { name: example }));
      const languages = topic
        .getAllByRole('group')
        .map((group) => group.querySelector('summary')?.textContent);
      expect(languages).toEqual([
        'curl',
        expect.stringMatching(/^Node\.js .+\.mjs$/),
        expect.stringMatching(/^Python .+\.py$/),
      ]);
      expect(topic.getAllByText(/http:\/\/localhost\/api\/introducers\/me\//)).toHaveLength(3);
    }
  });

  it('leads to the documentation of the API, and axe finds nothing', async () => {
    await open();

    expect(screen.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/api/docs');
    expect(await violations()).toEqual([]);
  });
});
