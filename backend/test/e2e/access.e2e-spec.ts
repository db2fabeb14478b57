import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Controller, Get } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { routesIn } from '#platform/infrastructure/http/routes.js';
import { describeApi } from '../../src/api-docs.js';
import { routeTable } from '../../src/route-table.js';
import { referred } from '../support/referred.js';
import { startAppOn, useTestApp } from '../support/test-app.js';

const api = useTestApp();

const routes = () => routesIn(api.app.get(ModulesContainer));

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: string[];
  readonly security?: unknown[];
  readonly responses: Record<string, { content?: Record<string, unknown>; description: string }>;
}
const operations = () =>
  Object.entries(describeApi(api.app).paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );

@Controller('forgotten')
class ForgottenController {
  @Get('note')
  read(): string {
    return 'never seen';
  }
}

describe('Access', () => {
  it('fails the start when a route does not declare who may call it', async () => {
    await expect(startAppOn(api.database.url, api.settings, [ForgottenController])).rejects.toThrow(
      'No access rule for GET /forgotten/note (ForgottenController.read): add @Access',
    );
  });

  it('is stated for every route, and listed in the checked-in table; if not, run npm run api', async () => {
    const table = await readFile(resolve(import.meta.dirname, '../../../docs/routes.md'), 'utf8');

    expect(routes().length).toBeGreaterThan(10);
    expect(routes().filter(({ callers }) => callers === null)).toEqual([]);
    expect(routeTable(api.app, 'api')).toBe(table);
  });

  it('returns 401 to a stranger on every route that is not for visitors', async () => {
    const closed = routes().filter(({ callers }) => !callers?.includes('visitor'));
    const statuses = await Promise.all(
      closed.map(async ({ method, path }) => {
        const url = `/api${path.replaceAll(/:\w+/g, '0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11')}`;
        const { status } = await api.http()[method.toLowerCase() as 'get'](url);
        return { method, path, status };
      }),
    );

    expect(statuses.length).toBeGreaterThan(5);
    expect(statuses.filter(({ status }) => status !== 401)).toEqual([]);
  });

  /** Operations for signed-out users. */
  const OPEN_TO_ALL = [
    '/api/admin/login',
    '/api/admin/logout',
    '/api/admin/password-resets',
    '/api/admin/password-resets/redeem',
    '/api/admin/invitations/open',
    '/api/admin/invitations/accept',
  ];

  it('returns 401 to a stranger on everything under /api/admin except sign-in and sign-out', async () => {
    const admin = operations().filter(
      ({ path }) => path.startsWith('/api/admin/') && !OPEN_TO_ALL.includes(path),
    );
    const answers = await Promise.all(
      admin.map(async ({ path, method }) => {
        const url = path.replaceAll(/\{\w+\}/g, '0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11');
        const call = api.http()[method as 'get'](url);
        const { status } = await call.set('Cookie', 'admin_session=s%3Aforged.forged');
        return { path, method, status };
      }),
    );

    expect(answers.length).toBeGreaterThan(2);
    expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
  });

  it('describes every handler under a unique name', () => {
    const names = operations().map(({ operation }) => operation.operationId);

    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(routes().length);
  });

  it('describes every operation with a summary, a tag, and problems of the one shape', () => {
    const poor = operations().filter(({ operation }) => !operation.summary || !operation.tags?.length);
    const description = describeApi(api.app);
    const strange = operations().flatMap(({ path, method, operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400 && !path.startsWith('/api/health'))
        .map(([status, response]) => ({ status, ...referred(description, response) }))
        .filter(({ content }) => content?.['application/problem+json'] === undefined)
        .map(({ status }) => `${method} ${path} ${status}`),
    );

    expect(poor).toEqual([]);
    expect(strange).toEqual([]);
  });

  it('describes who may make each request, as its route does', () => {
    const schemes: Record<string, string> = {
      adminSession: 'admin',
      introducerSession: 'introducer',
      apiAccount: 'api-account',
    };
    const described = operations().map(({ path, method, operation: { security = [{}] } }) => ({
      call: `${method.toUpperCase()} ${path}`,
      callers: security.flatMap((way) => Object.keys(way as object).map((scheme) => schemes[scheme])).sort(),
      visitors: security.some((way) => Object.keys(way as object).length === 0),
    }));
    const declared = routes().map(({ method, path, callers }) => ({
      call: `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      // An administrator has the same session.
      callers: callers
        ?.filter((caller) => caller !== 'visitor')
        .map((caller) => (caller === 'administrator' ? 'admin' : caller))
        .sort(),
      visitors: callers?.includes('visitor'),
    }));
    const byCall = <T extends { call: string }>(calls: T[]) =>
      calls.sort((one, other) => one.call.localeCompare(other.call));

    expect(byCall(described)).toEqual(byCall(declared));
  });

  it('describes admin-only requests as such', () => {
    const unsaid = operations()
      .filter(({ path }) => path.startsWith('/api/admin/') && !OPEN_TO_ALL.includes(path))
      .filter(({ operation }) => !operation.security?.length || !operation.responses['401']);

    expect(unsaid).toEqual([]);
  });

  it('serves the description with its page, read-only and without a foreign origin', async () => {
    const server = api.http();
    const page = await server.get('/api/docs').expect(200);
    const json = await api.http().get('/api/openapi.json').expect(200);

    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/(?:src|href)="https?:/);
    const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) await server.get(file).expect(200);
    expect(json.body).toMatchObject({ openapi: '3.1.0', info: { title: 'Funding broker API' } });
  });

  it.each(['package.json', 'README.md', 'index.html', 'swagger-ui.js.map'])(
    'reveals nothing about the library behind the page: %s',
    async (file) => {
      await api.http().get(`/api/docs/${file}`).expect(404);
    },
  );
});
