import { useState } from 'react';
import {
  type SubmittedApplication,
  useSubmitApplicationMutation,
} from '@/features/applications/applicant/applications-api';
import {
  type QuickApplication,
  type QuickValues,
  toApplication,
} from '@/features/applications/applicant/quick-application';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { sessionStorageEntry } from '@/shared/lib/session-storage-entry';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';

interface KeptSubmission {
  readonly version: number;
  readonly receipt: SubmittedApplication | null;
}

const store = sessionStorageEntry<KeptSubmission>('quick application', { version: 1, receipt: null });

/**
 * Submits the quick application. The receipt is null until it is saved, and restored when the visitor returns in the
 * same tab.
 */
export function useQuickSubmission(further: () => Partial<QuickApplication>) {
  const [receipt, setReceipt] = useState(() => store.load().receipt);
  const [fresh, setFresh] = useState(false);
  const submitApplication = useIdempotent(useSubmitApplicationMutation());

  const submit = useSubmit({
    send: (values: QuickValues) => submitApplication({ body: { ...toApplication(values), ...further() } }),
    successToast: {
      title: 'Application Submitted!',
      description: "We're matching you with suitable lenders. You'll hear from us within 24 hours.",
    },
    errorToast: { title: 'Error', description: 'Failed to submit application. Please try again.' },
    onSuccess: (saved) => {
      store.keep({ receipt: saved });
      setReceipt(saved);
      setFresh(true);
    },
  });

  const startAgain = () => {
    store.clear();
    setReceipt(null);
  };

  return {
    submit,
    startAgain,
    // Prerendered pages have none.
    receipt: useValueAfterHydration(receipt, null),
    /** Whether it was saved just now, not before the page was left. */
    fresh,
  };
}
