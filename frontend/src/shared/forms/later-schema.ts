import type { ISchema, ValidateOptions } from 'yup';

/** What Formik asks of a schema. */
export interface Validation {
  validate: (values: unknown, options: ValidateOptions) => Promise<unknown>;
}

/**
 * A schema whose code, Yup among it, is fetched with the first answer instead of with the page. Where it cannot be
 * fetched it refuses nothing: the server looks at everything again and answers for each field.
 */
export const laterSchema = (load: () => Promise<ISchema<unknown>>): Validation => ({
  validate: async (values, options) => {
    const schema = await load().catch(() => null);
    return schema ? schema.validate(values, options) : values;
  },
});
