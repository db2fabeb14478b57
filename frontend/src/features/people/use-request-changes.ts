import type { InferType } from 'yup';
import { useChangeDataRequestMutation, type DataRequest } from '@/features/people/people-api';
import { IDENTITY_CHECKS, REQUEST_OUTCOMES } from '@/features/people/people-labels';
import type { RecordChanges } from '@/shared/forms/dialog/change-dialog';
import { amount, choiceOrNull, dateOrNull, textOrNull } from '@/shared/forms/rules/form-schema';
import { longDate } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { formatPenceForField } from '@/shared/lib/typed-figures';
import { useOwnerName } from '@/shared/owners/use-owner-name';

/** The fields of what staff record about a request, for the schema of a dialog. */
export const REQUEST_FIELDS = {
  identityConfirmedOn: dateOrNull('Identity confirmed on'),
  identityCheckedBy: choiceOrNull<NonNullable<DataRequest['identityCheckedBy']>>('How you checked'),
  authorityConfirmedOn: dateOrNull('Authority confirmed on'),
  feePence: amount('Fee (£)'),
  feePaidOn: dateOrNull('Fee paid on'),
  ownerId: textOrNull('Owner'),
  outcome: choiceOrNull<NonNullable<DataRequest['outcome']>>('Outcome'),
  closedOn: dateOrNull('Answered on'),
  letter: textOrNull('Letter to the person'),
  notes: textOrNull('Notes'),
};
type Recorded = Partial<{ [Name in keyof typeof REQUEST_FIELDS]: InferType<(typeof REQUEST_FIELDS)[Name]> }>;

const valuesOf = (request: DataRequest) => ({
  ...request,
  ownerId: request.owner?.id,
  feePence: request.feePence === null ? null : formatPenceForField(request.feePence),
});

/** A request for the dialogs that change some of what staff record about it. */
export function useRequestChanges(request: DataRequest): RecordChanges<DataRequest, Recorded> {
  const [change] = useChangeDataRequestMutation();
  const ownerName = useOwnerName();
  return {
    record: request,
    recordKind: 'request',
    valuesOf,
    send: (body, { id, updatedAt }) => change({ id, body: { ...body, updatedAt } }).unwrap(),
    formatValue: (field, text) => {
      if (field === 'ownerId') return ownerName(text);
      if (field === 'identityCheckedBy') return lookUp(IDENTITY_CHECKS, text) ?? text;
      if (field === 'outcome') return lookUp(REQUEST_OUTCOMES, text) ?? text;
      return field.endsWith('On') && text !== '' ? longDate(text) : text;
    },
  };
}
