import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { type Receipt, useSubmitApplicationMutation } from '@/features/applications/applications-api';
import { type Application, type QuickValues, toApplication } from '@/features/applications/quick-application';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { useToast } from '@/shared/ui/toast-context';

interface Submit {
  values: QuickValues;
  form: FormikHelpers<QuickValues>;
}

/** Submits the quick application, with what else goes with it; the receipt is null until one is saved. */
export function useQuickSubmission(further: () => Partial<Application>) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [submitApplication] = useSubmitApplicationMutation();
  const keyOf = useSubmissionKey();
  const toast = useToast();

  const submit = useOneAtATime(async ({ values, form }: Submit) => {
    const application = { ...toApplication(values), ...further() };
    try {
      setReceipt(await submitApplication({ application, idempotencyKey: keyOf(application) }).unwrap());
      toast({
        title: 'Application Submitted!',
        description: "We're matching you with suitable lenders. You'll hear from us within 24 hours.",
      });
    } catch (failure) {
      showProblem(form, values, failure);
      toast({
        title: 'Error',
        description: 'Failed to submit application. Please try again.',
        destructive: true,
      });
    }
  });

  return { submit, receipt };
}
