interface Subject {
  readonly type: string;
  readonly id: string;
}

/** Who changed what, for whoever finds that a record has moved on. */
export abstract class ChangeHistory {
  /** The name of the person, the partner or the API account that last did something to a record; null for anybody else. */
  abstract lastEditor(subject: Subject): Promise<string | null>;
}
