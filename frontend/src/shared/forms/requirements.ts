/** What a form insists on for one of its fields: said once, for the mark on the label and for the check. */
export interface Requirement {
  /** What is said where it is not met. */
  readonly message: string;
  /** How many characters it takes; one where it does not say. */
  readonly atLeast?: number;
  /** A 'secret' counts as it was typed, with the space around it. */
  readonly format?: 'email' | 'secret';
}

export type Requirements = Readonly<Record<string, Requirement>>;

/** The name of a form's field, and whether the form insists on it. */
export const fieldsOf =
  <Name extends string>(requirements: Partial<Record<NoInfer<Name>, Requirement>>) =>
  (name: Name): { name: Name; required: boolean } => ({ name, required: requirements[name] !== undefined });

export const emailRequired: Requirement = { format: 'email', message: 'Please enter a valid email' };

/** The password of a partner; whether it is too easy to guess the server says. */
export const partnerPassword: Requirement = {
  format: 'secret',
  atLeast: 6,
  message: 'Password must be at least 6 characters',
};

/** The password of somebody at the broker. */
export const staffPassword: Requirement = {
  format: 'secret',
  atLeast: 12,
  message: 'Password must be at least 12 characters',
};
