import { createContext } from 'react';

/** What a form's schema declares for its fields. A public form has none: its fields take label and mark as props. */
export interface DeclaredFields {
  readonly labels: Readonly<Record<string, string>>;
  /** The names of the fields that the current values require. */
  readonly required: ReadonlySet<string>;
}

export const DeclaredFieldsContext = createContext<DeclaredFields>({ labels: {}, required: new Set() });
