import Button from '@mui/material/Button';

const SEARCH = 'search';

/** Submits a form elsewhere on the page, in any step. */
export function SearchAgain({ formId }: { formId: string }) {
  return (
    <Button type="submit" form={formId} value={SEARCH} size="small">
      Search again
    </Button>
  );
}

/** Whether that button submitted the form. */
export const asksToSearch = ({ submitter }: SubmitEvent): boolean =>
  submitter instanceof HTMLButtonElement && submitter.value === SEARCH;
