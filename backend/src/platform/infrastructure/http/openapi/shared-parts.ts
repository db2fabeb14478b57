import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY } from '../dto/idempotency-key.js';
import { operationsOf } from './operations.js';

type Kind = 'responses' | 'headers' | 'parameters';

interface Reference {
  readonly $ref: string;
}

/** A part of an operation, its name as a component, and the reference to it. */
interface Part {
  readonly name: string;
  readonly content: object;
  readonly replace: (reference: Reference) => void;
}

interface Answer {
  readonly headers?: Record<string, object>;
  readonly content?: Readonly<Record<string, { readonly schema?: Partial<Reference> }>>;
}

/** An error is named after its HTTP status (`NotFound`), another response after its content (`LeadResponse`). */
const nameOfAnswer = (status: string, { content }: Answer): string | undefined =>
  Number(status) < 400
    ? content?.['application/json']?.schema?.$ref?.split('/').at(-1)
    : STATUS_CODES[status]?.replaceAll(' ', '');

/** Parameters with one meaning everywhere; others, such as `sort` and `status`, share only their name. */
const SHARED_PARAMETERS: readonly string[] = ['id', 'limit', 'cursor', IDEMPOTENCY_KEY];

const answersOf = (document: OpenAPIObject): Record<string, object>[] =>
  operationsOf(document).map(({ operation }) => operation.responses as Record<string, object>);

const partsOf: Readonly<Record<Kind, (document: OpenAPIObject) => Part[]>> = {
  headers: (document) =>
    answersOf(document)
      .flatMap((answers) => Object.values<Answer>(answers))
      .flatMap(({ headers = {} }) =>
        Object.entries(headers).map(([name, content]) => ({
          name,
          content,
          replace: (reference) => (headers[name] = reference),
        })),
      ),
  responses: (document) =>
    answersOf(document).flatMap((answers) =>
      Object.entries(answers).flatMap(([status, content]) => {
        const name = nameOfAnswer(status, content);
        return name ? [{ name, content, replace: (reference) => (answers[status] = reference) }] : [];
      }),
    ),
  parameters: (document) =>
    operationsOf(document).flatMap(({ operation: { parameters = [] } }) =>
      parameters.flatMap((content, index) =>
        'name' in content && SHARED_PARAMETERS.includes(content.name)
          ? [{ name: content.name, content, replace: (reference) => (parameters[index] = reference) }]
          : [],
      ),
    ),
};

const share = (kind: Kind, document: OpenAPIObject): Record<string, object> => {
  const groups = Map.groupBy(partsOf[kind](document), ({ name, content }) => name + JSON.stringify(content));
  const shared: Record<string, object> = {};
  for (const alike of [...groups.values()].sort((one, other) => other.length - one.length)) {
    const [{ name, content }] = alike as [Part];
    if (alike.length === 1 || name in shared) continue;
    shared[name] = content;
    for (const { replace } of alike) replace({ $ref: `#/components/${kind}/${name}` });
  }
  return shared;
};

/**
 * The description with repeated responses, headers and parameters moved to components and referred to. Headers and
 * parameters keep their names, responses get that of `nameOfAnswer`. If different parts would share a name, the most
 * frequent gets it and the others stay inline.
 */
export const shareParts = (document: OpenAPIObject): OpenAPIObject => {
  // The document refers to the decorators' own objects, so only a copy may be changed.
  const copy = structuredClone(document);
  // Headers first: once a response is a component, its headers are no longer found in operations.
  const headers = share('headers', copy);
  const responses = share('responses', copy);
  const parameters = share('parameters', copy);
  return { ...copy, components: { ...copy.components, responses, headers, parameters } } as OpenAPIObject;
};
