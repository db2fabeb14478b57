import { screen, within } from '@testing-library/react';
import { endpoints } from '@/pages/developers/endpoints';
import { problems } from '@/pages/developers/problems';
import { renderAppAt } from '@/testing/render-with-app';
import { violations } from '@/testing/violations';
import contract from '../../../../docs/openapi.json' with { type: 'json' };

interface Operation {
  security?: readonly Readonly<Record<string, unknown>>[];
  responses: Readonly<Record<string, unknown>>;
}

/** The operations for API accounts in the API description. */
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>)
    .filter(([, { security = [] }]) => security.some((way) => 'apiAccount' in way))
    .map(([method, { responses }]) => ({ endpoint: `${method.toUpperCase()} ${path}`, responses })),
);

const open = async () => {
  renderAppAt('/developers');
  await screen.findByRole('heading', { level: 1, name: 'Connect your systems' });
};

describe('Developers page', () => {
  it('lists every endpoint for API accounts, and no other', () => {
    expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      operations.map(({ endpoint }) => endpoint).sort(),
    );
  });

  it('explains every error status that they can return', () => {
    const statuses = new Set(operations.flatMap(({ responses }) => Object.keys(responses).map(Number)));

    expect(problems.map(({ status }) => status).sort()).toEqual(
      [...statuses].filter((status) => status >= 400).sort(),
    );
  });

  it('shows each example in three languages, with the site’s address', async () => {
    await open();

    for (const example of ['Your first request', 'Submit a case']) {
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

  it('links to the API reference, and axe finds nothing', async () => {
    await open();

    expect(screen.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api/docs');
    expect(await violations()).toEqual([]);
  });
});
