import styles from '@/shared/lists/row-parts.module.css';

export interface RowAction {
  name: string;
  /** Whose it is, for who hears the button without its row. */
  recordName: string;
  disabled?: boolean;
  onAct: () => void;
}

/** What can be done with one record. */
export const RowActions = ({ actions }: { actions: readonly RowAction[] }) => (
  <div className={styles['actions']}>
    {actions.map(({ name, recordName, disabled = false, onAct }, place) => (
      // By its place: where the way back takes the place of the way there, it has the focus too.
      <button
        key={place}
        type="button"
        disabled={disabled}
        aria-label={`${name} ${recordName}`}
        onClick={onAct}
      >
        {name}
      </button>
    ))}
  </div>
);
