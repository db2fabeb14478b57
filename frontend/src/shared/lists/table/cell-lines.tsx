import { Fragment, type ReactNode } from 'react';

interface CellLinesProps {
  first: ReactNode;
  /** In a secondary colour; omitted if blank. */
  second?: ReactNode;
}

/** Two lines in a cell: a table truncates each with an ellipsis, cards wrap them. */
export const CellLines = ({ first, second }: CellLinesProps) => (
  <>
    <CellLine>{first}</CellLine>
    {second && <SecondLine>{second}</SecondLine>}
  </>
);

const CellLine = ({ children }: { children: ReactNode }) => <span data-line="first">{children}</span>;

/** The line below a row's name. */
export const SecondLine = ({ children }: { children: ReactNode }) => (
  <span data-line="second">{children}</span>
);

/** Parts beside each other on the line below a row's name; blank ones are omitted. */
export const PartsLine = ({ parts }: { parts: readonly ReactNode[] }) => (
  <SecondLine>
    {parts.filter(Boolean).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && ' · '}
        {part}
      </Fragment>
    ))}
  </SecondLine>
);
