import type { Provider } from '@nestjs/common';
import { Contributions, type Port } from '#platform/application/contributions.js';
import type { Token } from './provide.js';

/** Files load after their imports, so contributions of lower modules are declared first. */
let declared = 0;

/** Registers a plain class as `provide` does, and adds it to the port's `Contributions`. */
export const contribute = <T extends object, A extends unknown[]>(
  port: Port<T>,
  type: new (...args: A) => NoInfer<T>,
  ...inject: { [I in keyof A]: Token<A[I]> }
): Provider => {
  const place = declared++;
  return {
    provide: type,
    inject: [Contributions, ...inject],
    useFactory: (contributions: Contributions, ...args: A) =>
      contributions.add(port, new type(...args), place),
  };
};
