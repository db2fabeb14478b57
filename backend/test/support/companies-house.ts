import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FoundCompany } from '#modules/companies/domain/company.js';

export interface CompaniesHouse {
  readonly url: string;
  readonly key: string;
  /** The requests received. */
  readonly calls: string[];
  /** The next responses. */
  behave(
    as:
      | 'well'
      | 'slowly'
      | 'as over its limit'
      | 'as to no question'
      | 'in another language'
      | 'by breaking off',
  ): void;
  close(): Promise<void>;
}

type Search = (typed: string) => Promise<readonly FoundCompany[]>;

const itemOf = ({ number, name, status, incorporated, registeredAddress, formerName }: FoundCompany) => {
  const [line = '', locality = ''] = (registeredAddress ?? '').split(', ');
  const [, premises = '', street = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
  return {
    kind: 'searchresults#company',
    title: name,
    company_number: number,
    company_status: status ?? undefined,
    company_type: 'ltd',
    date_of_creation: incorporated ?? undefined,
    address: registeredAddress === null ? {} : { premises, address_line_1: street, locality },
    address_snippet: registeredAddress ?? '',
    links: { self: `/company/${number}` },
    matches: formerName === null ? { title: [1, 4] } : { snippet: [1, 4] },
    snippet: formerName === null ? '' : `${formerName} · AN OLDER NAME LIMITED`,
    description: `${number} - Incorporated on ${incorporated ?? ''}`,
  };
};

/** A local server that imitates the documented API of Companies House. */
export const startCompaniesHouse = async (find: Search): Promise<CompaniesHouse> => {
  const key = 'a-key-only-for-tests';
  const calls: string[] = [];
  let behaviour: Parameters<CompaniesHouse['behave']>[0] = 'well';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://companies-house.example');
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const refusal = (): readonly [number, object] | null => {
      const expected = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
      if (request.headers.authorization !== expected) return [401, { error: 'Invalid Authorization' }];
      if (url.pathname !== '/search/companies') return [404, { errors: [{ error: 'not-found' }] }];
      if (behaviour === 'as to no question') return [400, { errors: [{ error: 'invalid-query' }] }];
      return behaviour === 'as over its limit' ? [429, { error: 'Too Many Requests' }] : null;
    };
    const search = async (): Promise<void> => {
      const items = (await find(url.searchParams.get('q') ?? '')).map(itemOf);
      send(200, {
        kind: 'search#companies',
        items,
        items_per_page: Number(url.searchParams.get('items_per_page')),
        page_number: 1,
        start_index: 0,
        total_results: items.length,
      });
    };
    calls.push(url.searchParams.get('q') ?? '');
    const refused = refusal();
    if (refused) send(...refused);
    else if (behaviour === 'in another language') response.end('<html>Sorry</html>');
    else if (behaviour === 'by breaking off') response.destroy();
    else if (behaviour === 'well') void search();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    calls,
    behave: (as) => {
      behaviour = as;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
