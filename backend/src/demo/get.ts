import type { Abstract, INestApplicationContext } from '@nestjs/common';

/**
 * Finds any provider of the application. The demonstration writes history that no request can create, so it alone bypasses the modules' public files.
 */
export type Get = <T>(type: Abstract<T>) => T;

export const getFrom =
  (app: INestApplicationContext): Get =>
  (type) =>
    app.get(type, { strict: false });
