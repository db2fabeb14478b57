import { useCallback, useState, type ComponentType, type ReactNode } from 'react';

interface DialogProps {
  onClose: () => void;
}

export type OpenDialog = <Props extends DialogProps>(
  Dialog: ComponentType<Props>,
  props: Omit<Props, keyof DialogProps>,
) => void;

/** The dialog of a screen, one at a time. It keeps the props that it was opened with. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const openDialog: OpenDialog = useCallback(
    <Props extends DialogProps>(Dialog: ComponentType<Props>, props: Omit<Props, keyof DialogProps>) => {
      const shown = { ...props, onClose: () => setDialog(null) } as Props;
      setDialog(<Dialog {...shown} />);
    },
    [],
  );
  return { dialog, openDialog };
}
