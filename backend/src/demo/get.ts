import type { Abstract, INestApplicationContext } from '@nestjs/common';

/**
 * Finds whatever the application is made of. The demonstration writes a past that no call of the product can make, and so
 * alone reaches into the modules, not through their doors.
 */
export type Get = <T>(type: Abstract<T>) => T;

export const getFrom =
  (app: INestApplicationContext): Get =>
  (type) =>
    app.get(type, { strict: false });
