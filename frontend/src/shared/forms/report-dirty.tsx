import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Tells whoever guards the screen whether its form holds something unsaved. */
export function ReportDirty({ onChange }: { onChange: (dirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}
