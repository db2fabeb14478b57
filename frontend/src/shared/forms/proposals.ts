import { createContext } from 'react';

/** A value that was filled in for the user; `note` shows while the field has that `value`. */
interface Proposal {
  readonly value: string;
  readonly note: string;
}

export type Proposals = Readonly<Record<string, Proposal>>;

interface ProposalsOfForm {
  readonly proposed: Proposals;
  /** Replaces the earlier proposals. */
  readonly propose: (proposals: Proposals) => void;
}

/** The values that a form has been filled with, by field. */
export const ProposalsContext = createContext<ProposalsOfForm>({ proposed: {}, propose: () => undefined });
