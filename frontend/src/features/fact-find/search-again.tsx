import Button from '@mui/material/Button';

const SEARCH = 'search';

/** Sends a form that stands elsewhere on the page, whichever of its steps is shown. */
export function SearchAgain({ formId }: { formId: string }) {
  return (
    <Button type="submit" form={formId} value={SEARCH} size="small">
      Search again
    </Button>
  );
}

/** Whether a form was sent by that button. */
export const asksToSearch = ({ submitter }: SubmitEvent): boolean =>
  submitter instanceof HTMLButtonElement && submitter.value === SEARCH;
