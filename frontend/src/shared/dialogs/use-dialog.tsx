import { useCallback, useState, type ComponentType } from 'react';

interface DialogProps {
  onClose: () => void;
}

/** `Live` are props that the screen gives to each of its dialogs; the others are given when one is opened. */
export type OpenDialog<Live = object> = <Props extends DialogProps>(
  Dialog: ComponentType<Props>,
  props: Omit<Props, keyof DialogProps | keyof Live>,
) => void;

interface Opened {
  Dialog: ComponentType<DialogProps>;
  props: object;
}

/**
 * One dialog at a time for a screen. It keeps the props that it was opened with; `live` props follow the screen while
 * it is open, such as a record that a colleague may change.
 */
export function useDialog<Live extends object = object>(live?: Live) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const closeDialog = useCallback(() => setOpened(null), []);
  const openDialog: OpenDialog<Live> = useCallback(
    (Dialog, props) => setOpened({ Dialog: Dialog as ComponentType<DialogProps>, props }),
    [],
  );
  const dialog = opened && <opened.Dialog {...live} {...opened.props} onClose={closeDialog} />;
  return { dialog, openDialog, closeDialog };
}
