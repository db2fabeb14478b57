import type { components, operations } from '@/api/schema';

/** Request and response types by the server's names. */
export type Schemas = components['schemas'];

/** A list's query type by the operation id. */
export type QueryOf<Call extends keyof operations> = NonNullable<operations[Call]['parameters']['query']>;
