interface RowActionsProps {
  actions: readonly {
    name: string;
    /** Whose it is, for who hears the button without its row. */
    about: string;
    disabled?: boolean;
    onAct: () => void;
  }[];
}

/** What can be done with one record. */
export const RowActions = ({ actions }: RowActionsProps) => (
  <div data-row-actions>
    {actions.map(({ name, about, disabled = false, onAct }) => (
      <button key={name} type="button" disabled={disabled} aria-label={`${name} ${about}`} onClick={onAct}>
        {name}
      </button>
    ))}
  </div>
);
