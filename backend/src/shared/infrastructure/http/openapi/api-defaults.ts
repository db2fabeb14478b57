import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What the parts of a path look like, whatever record they name. */
const PATH_PARAMETERS: Readonly<Record<string, object>> = {
  disclosureId: { type: 'string', format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f51' },
  id: { type: 'string', format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11' },
  token: { type: 'string', example: 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0' },
};

const describePath = ({ parameters = [] }: Operation): void => {
  for (const parameter of parameters) {
    const schema = 'in' in parameter && parameter.in === 'path' ? PATH_PARAMETERS[parameter.name] : undefined;
    if (schema) Object.assign(parameter, { schema });
  }
};

const describeSuccess = ({ responses }: Operation): void => {
  for (const [status, response] of Object.entries(responses))
    if (response && 'description' in response) response.description ||= STATUS_CODES[status] ?? '';
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Says of every operation what its controller need not say again. */
export const addDefaults = (document: OpenAPIObject): OpenAPIObject => {
  const operations = Object.values(document.paths).flatMap((path) => METHODS.map((method) => path[method]));
  for (const operation of operations.filter((one) => one !== undefined)) {
    describePath(operation);
    describeSuccess(operation);
  }
  return document;
};
