import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, Ref } from 'react';

interface RowCheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement>;
}

/** Selects rows. A plain input, because a list has one in every row. */
export const RowCheckbox = (props: RowCheckboxProps) => <Input type="checkbox" {...props} />;

const Input = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  margin: 0,
  flexShrink: 0,
  cursor: 'pointer',
  accentColor: theme.vars.palette.primary.main,
}));
