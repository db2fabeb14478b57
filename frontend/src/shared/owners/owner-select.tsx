import type { SxProps, Theme } from '@mui/material/styles';
import { SelectField } from '@/shared/forms/fields/select-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { UNASSIGNED, ownerOptions } from '@/shared/owners/owner-options';
import { useListOwnersQuery, type Owner } from '@/shared/owners/owners-api';

const NONE: readonly Owner[] = [];

interface OwnerSelectProps {
  label?: string;
  owner: Owner | null;
  /** The signed-in user. */
  signedInId: string | null;
  disabled?: boolean;
  sx?: SxProps<Theme>;
  onChange: (ownerId: string | null) => void;
}

/** A select for the owner outside a form: a choice takes effect immediately. */
export function OwnerSelect({ label = 'Owner', owner, signedInId, onChange, ...select }: OwnerSelectProps) {
  const { data = NONE } = useListOwnersQuery(undefined);
  return (
    <SelectField
      {...select}
      label={label}
      value={owner?.id ?? ''}
      options={[{ value: '', label: UNASSIGNED }, ...ownerOptions(data, { signedInId, current: owner })]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}

interface FormOwnerSelectProps {
  name: string;
  label?: string;
  /** The signed-in user. */
  signedInId: string | null;
  /** The owner when the form was opened. */
  current?: Owner | null;
  helperText?: string;
}

/** A form field for the owner; blank is unassigned. */
export function FormOwnerSelect({
  label = 'Owner',
  signedInId,
  current = null,
  ...field
}: FormOwnerSelectProps) {
  const { data = NONE } = useListOwnersQuery(undefined);
  return (
    <FormSelect
      {...field}
      label={label}
      placeholder={UNASSIGNED}
      options={ownerOptions(data, { signedInId, current })}
    />
  );
}
