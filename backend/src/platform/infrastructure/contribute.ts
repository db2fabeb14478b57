import type { Provider } from '@nestjs/common';
import { Contributions, type Port } from '#platform/application/contributions.js';
import type { Token } from './provide.js';

/** Files are loaded after those that they import, so the contributions of lower modules are declared first. */
let declared = 0;

/** Registers a plain class as `provide` does, and enters it among those that `Contributions` gives for the port. */
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
