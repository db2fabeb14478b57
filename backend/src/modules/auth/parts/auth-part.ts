import type { Provider, Type } from '@nestjs/common';

/** What a part of the module adds to it. The parts use each other's providers, so they are one module to Nest. */
export interface AuthPart {
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
}
