import type { OpenAPIObject } from '@nestjs/swagger';
import { shareParts } from './shared-parts.js';

const refusal = (description = 'There is no such record') => ({
  description,
  headers: { 'Retry-After': { schema: { type: 'integer' } } },
});
const holding = (schema: string) => ({
  description: 'OK',
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});
const parameter = (name: string, description: string) => ({ name, in: 'query', description });

interface Call {
  readonly responses: object;
  readonly parameters?: readonly object[];
}

/** The resulting operations in order, and the components. */
const shared = (...calls: readonly Call[]) => {
  const paths = Object.fromEntries(calls.map((get, index) => [`/${index}`, { get }]));
  const document = { openapi: '3.1.0', info: { title: 'API', version: '1' }, paths } as OpenAPIObject;
  const result = shareParts(document);
  return { calls: Object.values(result.paths).map(({ get }) => get), components: result.components };
};

describe('shareParts', () => {
  it('shares equal error responses, named after their HTTP status', () => {
    const { calls, components } = shared(
      { responses: { 404: refusal() } },
      { responses: { 404: refusal() } },
      { responses: { 404: refusal() } },
    );

    const reference = { responses: { 404: { $ref: '#/components/responses/NotFound' } } };
    expect(calls).toEqual([reference, reference, reference]);
    expect(components?.responses).toEqual({
      NotFound: { ...refusal(), headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } },
    });
    expect(components?.headers).toEqual(refusal().headers);
  });

  it('names other responses after their content', () => {
    const { calls, components } = shared(
      { responses: { 200: holding('Lead') } },
      { responses: { 200: holding('Lead') } },
    );

    expect(calls[0]?.responses).toEqual({ 200: { $ref: '#/components/responses/Lead' } });
    expect(components?.responses).toEqual({ Lead: holding('Lead') });
  });

  it('keeps a response in place when only one operation has it', () => {
    const call = { responses: { 200: holding('Lead') }, parameters: [parameter('limit', 'How many')] };

    expect(shared(call).calls).toEqual([call]);
  });

  it('gives the name to the most frequent of several parts', () => {
    const { calls, components } = shared(
      { responses: { 404: refusal('No such lead') } },
      { responses: { 404: refusal('No such lead') } },
      ...Array.from({ length: 3 }, () => ({ responses: { 404: refusal() } })),
    );

    expect(components?.responses).toMatchObject({ NotFound: { description: 'There is no such record' } });
    expect(calls[0]?.responses).toMatchObject({ 404: { description: 'No such lead' } });
    expect(calls[2]?.responses).toEqual({ 404: { $ref: '#/components/responses/NotFound' } });
  });

  it('shares a parameter only when its name means the same everywhere', () => {
    const parameters = [parameter('cursor', 'From the page before'), parameter('sort', 'The order')];
    const { calls } = shared({ responses: {}, parameters }, { responses: {}, parameters });

    expect(calls[1]?.parameters).toEqual([{ $ref: '#/components/parameters/cursor' }, parameters[1]]);
  });

  it('does not change its input', () => {
    const call = { responses: { 404: refusal() } };

    shared(call, call);

    expect(call).toEqual({ responses: { 404: refusal() } });
  });
});
