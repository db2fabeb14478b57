import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { routesIn } from '#platform/infrastructure/http/routes.js';

/** Prevents the start of an application with a route that declares no callers. */
@Injectable()
export class UndeclaredRoutes implements OnModuleInit {
  constructor(private readonly modules: ModulesContainer) {}

  onModuleInit(): void {
    const undeclared = routesIn(this.modules).filter(({ callers }) => callers === null);
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, path, handler }) => `${method} ${path} (${handler})`).join(', ');
    throw new Error(`No access rule for ${names}: add @Access to the handler or its controller`);
  }
}
