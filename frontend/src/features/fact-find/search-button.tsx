import { SubmitRow } from '@/shared/forms/submit-row';

/** Submits the form, and says who will see what. */
export function SearchButton() {
  return (
    <SubmitRow
      pending="Finding Matches..."
      note="We save your application and compare it with every lender on the panel. Your details come to us, not to the lenders."
    >
      Find Matching Lenders
    </SubmitRow>
  );
}
