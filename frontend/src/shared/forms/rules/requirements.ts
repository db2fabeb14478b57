/*
 * What public forms require, in a language small enough to be in the page: Yup is 12 KB, more than their byte budget has
 * (docs/decisions/0021), and is loaded with the first answer. The portals declare their forms by Yup itself, in
 * `form-schema.ts`.
 */

/** What a field requires, declared once for the mark on its label and for validation. */
export interface Requirement {
  /** The error message. */
  readonly message: string;
  /** Minimum number of characters; 1 by default. */
  readonly atLeast?: number;
  /** A 'secret' keeps leading and trailing spaces. */
  readonly format?: 'email' | 'secret';
}

export type Requirements = Readonly<Record<string, Requirement>>;

/** A form field's name and whether it is required. */
export const fieldsOf =
  <Name extends string>(requirements: Partial<Record<NoInfer<Name>, Requirement>>) =>
  (name: Name): { name: Name; required: boolean } => ({ name, required: requirements[name] !== undefined });

export const emailRequired: Requirement = { format: 'email', message: 'Please enter a valid email' };

/** A partner's password; the server decides whether it is too easy to guess. */
export const partnerPassword: Requirement = {
  format: 'secret',
  atLeast: 6,
  message: 'Password must be at least 6 characters',
};

/** A staff password. */
export const staffPassword: Requirement = {
  format: 'secret',
  atLeast: 12,
  message: 'Password must be at least 12 characters',
};
