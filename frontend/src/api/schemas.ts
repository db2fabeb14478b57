import type { components, operations } from '@/api/schema';

/** What calls take and give, by the server's names for it. */
export type Schemas = components['schemas'];

/** By what a list is asked for, by the server's name of the call. */
export type QueryOf<Call extends keyof operations> = NonNullable<operations[Call]['parameters']['query']>;
