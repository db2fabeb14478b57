import { createContext } from 'react';

/** What was filled in for the reader; `note` is said beside the field for as long as it holds `value`. */
interface Proposal {
  readonly value: string;
  readonly note: string;
}

export type Proposals = Readonly<Record<string, Proposal>>;

interface ProposalsOfForm {
  readonly proposed: Proposals;
  /** Takes the place of what was proposed before. */
  readonly propose: (proposals: Proposals) => void;
}

/** What a form has been filled with from elsewhere, by field. */
export const ProposalsContext = createContext<ProposalsOfForm>({ proposed: {}, propose: () => undefined });
