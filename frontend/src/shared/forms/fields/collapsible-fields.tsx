import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { useForm } from '@/shared/forms/form-context';
import { serverErrorAbout } from '@/shared/forms/sending/send-problem';
import { ChevronIcon } from '@/shared/ui/icons';

interface CollapsibleFieldsProps {
  title: string;
  /** Names of the fields inside. */
  names: readonly string[];
  /** The summary if any field has a value: '2 of 8 stated'. */
  filled: string;
  children: ReactNode;
}

/** Seldom used fields, collapsed until the user opens them or one of them has an error. */
export function CollapsibleFields({ title, names, filled, children }: CollapsibleFieldsProps) {
  const id = useId();
  const { status, getFieldMeta } = useForm();
  const [expanded, setExpanded] = useState(false);
  const fields = names.map((name) => ({ name, ...getFieldMeta(name) }));
  const hasError = fields.some(
    ({ name, value, touched, error }) =>
      (touched && error !== undefined) || serverErrorAbout(status, name, value) !== null,
  );
  const open = expanded || hasError;
  const holding = fields.filter(({ value }) => typeof value === 'string' && value.trim() !== '').length;
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Button
        variant="text"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setExpanded(!open)}
        sx={{ ml: -1, gap: 1, '& svg': { transform: open ? 'rotate(180deg)' : 'none' } }}
      >
        {title}
        <ChevronIcon />
      </Button>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ml: 1 }}>
        {holding} of {names.length} {filled}
      </Box>
      <div id={id} hidden={!open}>
        <FieldGrid mt={2}>{children}</FieldGrid>
      </div>
    </Box>
  );
}
