import type { Abstract, Provider, Type } from '@nestjs/common';

export type Token<T> = Type<T> | Abstract<T>;

/** Registers a plain class with its dependencies; the compiler checks the list against its constructor. */
export const provide = <A extends unknown[]>(
  type: new (...args: A) => object,
  ...inject: { [I in keyof A]: Token<A[I]> }
): Provider => ({ provide: type, inject, useFactory: (...args: A) => new type(...args) });
