import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import { accessOf, type Caller } from './access.js';

export interface Route {
  readonly method: string;
  /** Below the API's prefix, with a colon before each parameter. */
  readonly path: string;
  readonly handler: string;
  /** Null if undeclared. */
  readonly callers: readonly Caller[] | null;
}

const pathsIn = (target: object): readonly string[] => {
  const paths = Reflect.getMetadata(PATH_METADATA, target) as string | readonly string[] | undefined;
  return typeof paths === 'string' ? [paths] : (paths ?? []);
};

const joined = (...parts: readonly string[]): string =>
  `/${parts
    .map((part) => part.replaceAll(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;

const routesOf = (controller: Type): Route[] => {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (!handler) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    return pathsIn(controller).flatMap((prefix) =>
      pathsIn(handler).map((path) => ({
        method,
        path: joined(prefix, path),
        handler: `${controller.name}.${name}`,
        callers: accessOf(handler, controller),
      })),
    );
  });
};

/** Every route of every controller. */
export const routesIn = (modules: ModulesContainer): Route[] =>
  [...modules.values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => routesOf(metatype as Type));
