import type { FormikHelpers } from 'formik';
import { fieldComplaintsOf } from '@/shared/lib/failure';

/** What the server said about the values it refused: each complaint stands until its field changes. */
export interface ServerComplaints {
  fields: Readonly<Record<string, { message: string; refused: unknown }>>;
}

/**
 * Puts the server's complaints beside their fields. Call it when a submit fails; what no field shows belongs
 * in the toast.
 */
export function showProblem<Values extends object>(
  form: Pick<FormikHelpers<Values>, 'setStatus'>,
  values: Values,
  failure: unknown,
): void {
  const fields: Record<string, { message: string; refused: unknown }> = {};
  for (const { field, message } of fieldComplaintsOf(failure)) {
    fields[field] = { message, refused: Reflect.get(values, field) };
  }
  form.setStatus({ fields } satisfies ServerComplaints);
}

export function complaintAbout(status: unknown, name: string, value: unknown): string | null {
  const complaint = isComplaints(status) ? status.fields[name] : undefined;
  return complaint && complaint.refused === value ? complaint.message : null;
}

function isComplaints(status: unknown): status is ServerComplaints {
  return typeof status === 'object' && status !== null && 'fields' in status;
}
