import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY } from '../dto/idempotency-key.js';
import { operationsOf } from './operations.js';

type Kind = 'responses' | 'headers' | 'parameters';

interface Reference {
  readonly $ref: string;
}

/** A part as an operation has it, the name that it would have among the components, and how to refer to it instead. */
interface Part {
  readonly name: string;
  readonly content: object;
  readonly replace: (reference: Reference) => void;
}

interface Answer {
  readonly headers?: Record<string, object>;
  readonly content?: Readonly<Record<string, { readonly schema?: Partial<Reference> }>>;
}

/** A refusal is called as HTTP calls its status (`NotFound`), another answer as what it holds (`LeadResponse`). */
const nameOfAnswer = (status: string, { content }: Answer): string | undefined =>
  Number(status) < 400
    ? content?.['application/json']?.schema?.$ref?.split('/').at(-1)
    : STATUS_CODES[status]?.replaceAll(' ', '');

/** What means the same in every call; others, such as `sort` and `status`, have no more than their name in common. */
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
 * The same description with the answers, headers and parameters that several operations have alike written once, as
 * components that the operations refer to. Each has a name that a reader knows: a header and a parameter its own, an
 * answer that of `nameOfAnswer`. Where different parts would take one name, the most frequent has it, and the others
 * stay written out in their operations.
 */
export const shareParts = (document: OpenAPIObject): OpenAPIObject => {
  // What decorators hold is in the document as it is; only a copy may be changed.
  const copy = structuredClone(document);
  // Headers go first: an answer that is shared is no longer in its operations, and they are no longer found there.
  const headers = share('headers', copy);
  const responses = share('responses', copy);
  const parameters = share('parameters', copy);
  return { ...copy, components: { ...copy.components, responses, headers, parameters } } as OpenAPIObject;
};
