import { useSubmitCaseMutation, type Case } from '@/features/applications/partner/cases-api';
import { toNewCase, type NewCaseValues } from '@/features/applications/partner/new-case';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { useSending } from '@/shared/forms/use-sending';

/** Submits what the form holds, once however often it is pressed. */
export function useCaseSubmission(onSubmitted: (submitted: Case) => void) {
  const submitCase = useIdempotent(useSubmitCaseMutation());
  return useSending({
    send: (values: NewCaseValues) => submitCase({ body: toNewCase(values) }),
    sent: { title: 'Application submitted successfully' },
    failed: { title: 'Error', description: 'Failed to submit application' },
    onSent: onSubmitted,
  });
}
