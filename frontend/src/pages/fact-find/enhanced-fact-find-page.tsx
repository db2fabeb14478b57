import { DetailedForm } from '@/features/fact-find/detailed-form';
import { FactFindLayout } from '@/pages/fact-find/fact-find-layout';

export function Component() {
  return (
    <FactFindLayout
      title="Detailed Fact-Find"
      intro="What lenders usually ask before they decide, in a few short steps. Fields marked * are required; every other answer makes your matches more accurate."
      formId="detailed-fact-find"
      form={(props) => <DetailedForm {...props} />}
    />
  );
}
