import styles from '@/shared/lists/row-parts.module.css';

export interface RowAction {
  name: string;
  /** Name of the record, for screen readers. */
  recordName: string;
  disabled?: boolean;
  onAct: () => void;
}

/** The actions of one record. */
export const RowActions = ({ actions }: { actions: readonly RowAction[] }) => (
  <div className={styles['actions']}>
    {actions.map(({ name, recordName, disabled = false, onAct }, place) => (
      // Keyed by position, so that a button that replaces its opposite keeps the focus.
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
