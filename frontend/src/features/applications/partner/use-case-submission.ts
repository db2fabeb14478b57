import type { FormikHelpers } from 'formik';
import { useSubmitCaseMutation, type Case } from '@/features/applications/partner/cases-api';
import { toNewCase, type NewCaseValues } from '@/features/applications/partner/new-case';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { useToast } from '@/shared/ui/toast-context';

/** Submits what the form holds, once however often it is pressed. */
export function useCaseSubmission(onSubmitted: (submitted: Case) => void) {
  const [submitCase] = useSubmitCaseMutation();
  const keyOf = useSubmissionKey();
  const toast = useToast();

  const submit = useOneAtATime(async ([values, form]: [NewCaseValues, FormikHelpers<NewCaseValues>]) => {
    const newCase = toNewCase(values);
    try {
      const submitted = await submitCase({ newCase, idempotencyKey: keyOf(newCase) }).unwrap();
      toast({ title: 'Application submitted successfully' });
      onSubmitted(submitted);
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Error', description: 'Failed to submit application', destructive: true });
    }
  });

  return (values: NewCaseValues, form: FormikHelpers<NewCaseValues>) => submit([values, form]);
}
