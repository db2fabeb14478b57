import type { ISchema, ValidateOptions, ValidationError } from 'yup';
import type { Requirements } from '@/shared/forms/rules/requirements';
import { importWithRetry } from '@/shared/lib/import-with-retry';

/** The part of a schema that forms use. */
export interface Validation {
  validate: (values: unknown, options: ValidateOptions) => Promise<unknown>;
}

/**
 * A schema loaded with the first input instead of with the page, together with Yup. If loading fails, everything is
 * valid: the server validates again and returns an error for each field.
 */
export function lazySchema(load: () => Promise<ISchema<unknown>>): Validation {
  let newest: unknown;
  return {
    validate: async (values, options) => {
      newest = values;
      const schema = await importWithRetry(load).catch(() => null);
      // Validates the newest values, so that typing while the code loads shows no outdated errors.
      return schema ? schema.validate(newest, options) : values;
    },
  };
}

/** The schema of a form that has only its requirements. */
export const schemaFor = (requirements: Requirements): Validation =>
  lazySchema(async () => (await import('@/shared/forms/rules/rules')).schemaOf(requirements));

/** The first error of each field, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

export async function errorsIn(schema: Validation, values: unknown): Promise<FieldErrors> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (failure) {
    if (!isValidationError(failure)) throw failure;
    return Object.fromEntries([...failure.inner].reverse().map(({ path = '', message }) => [path, message]));
  }
}

/** Yup's class is loaded with the schema. */
const isValidationError = (failure: unknown): failure is ValidationError =>
  failure instanceof Error && failure.name === 'ValidationError';
