import { useSubmitCaseMutation, type Case } from '@/features/applications/partner/cases-api';
import { toNewCase, type NewCaseValues } from '@/features/applications/partner/new-case';
import { useSending } from '@/shared/forms/use-sending';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';

/** Submits what the form holds, once however often it is pressed. */
export function useCaseSubmission(onSubmitted: (submitted: Case) => void) {
  const [submitCase] = useSubmitCaseMutation();
  const keyOf = useSubmissionKey();
  return useSending({
    send: (values: NewCaseValues) => {
      const newCase = toNewCase(values);
      return submitCase({ newCase, idempotencyKey: keyOf(newCase) }).unwrap();
    },
    sent: { title: 'Application submitted successfully' },
    failed: { title: 'Error', description: 'Failed to submit application' },
    onSent: onSubmitted,
  });
}
