import {
  useFindComplaintApplicationsQuery,
  useReadComplaintApplicationQuery,
  type ComplaintApplication,
} from '@/features/complaints/staff/complaints-api';
import { useChosenRecord } from '@/shared/forms/fields/use-record-search';

/** Applications that a `FormAutocomplete` finds by company, contact or reference. */
export const applications = {
  useFind: useFindComplaintApplicationsQuery,
  useRead: useReadComplaintApplicationQuery,
  optionOf: ({ id, companyName, contactName }: ComplaintApplication) => ({
    value: id,
    label: `${companyName}, ${contactName}`,
  }),
  deleted: 'An application that was deleted',
};

/** The company and the contact of an application. */
export const ApplicationName = ({ id }: { id: string }) => useChosenRecord(id, applications)?.label;
