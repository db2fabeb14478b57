import type { ISchema, ValidateOptions } from 'yup';
import type { Requirements } from '@/shared/forms/requirements';
import { importWithRetry } from '@/shared/lib/import-with-retry';

/** What Formik asks of a schema. */
export interface Validation {
  validate: (values: unknown, options: ValidateOptions) => Promise<unknown>;
}

/**
 * A schema whose code, Yup among it, is fetched with the first answer instead of with the page. Where it cannot be
 * fetched it refuses nothing: the server looks at everything again and answers for each field.
 */
export function lazySchema(load: () => Promise<ISchema<unknown>>): Validation {
  let newest: unknown;
  return {
    validate: async (values, options) => {
      newest = values;
      const schema = await importWithRetry(load).catch(() => null);
      // Whoever types on while the code is on its way is not told of what they have put right since.
      return schema ? schema.validate(newest, options) : values;
    },
  };
}

/** The schema of a form that asks for no more than its requirements say. */
export const schemaFor = (requirements: Requirements): Validation =>
  lazySchema(async () => (await import('@/shared/forms/rules')).schemaOf(requirements));
