/** Who changed what: for whoever finds that a record has moved on. */
export abstract class ChangeHistory {
  /** The name of the person who last did something to a record; null for a visitor, the system or nobody. */
  abstract lastEditor(subject: { readonly type: string; readonly id: string }): Promise<string | null>;
}
