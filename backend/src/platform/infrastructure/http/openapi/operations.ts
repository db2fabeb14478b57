import type { OpenAPIObject } from '@nestjs/swagger';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Every operation of the description, in order. */
export const operationsOf = ({
  paths,
}: OpenAPIObject): { readonly path: string; readonly method: Method; readonly operation: Operation }[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
