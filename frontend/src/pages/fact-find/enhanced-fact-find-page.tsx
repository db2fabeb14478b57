import { DetailedForm } from '@/features/fact-find/detailed-form';
import { FactFindLayout } from '@/pages/fact-find/fact-find-layout';

export function Component() {
  return (
    <FactFindLayout
      title="Detailed Fact-Find"
      intro="What lenders usually ask before they decide, in a few short steps. Fields marked * are needed; each other answer makes the match closer."
      formId="detailed-fact-find"
      form={(props) => <DetailedForm {...props} />}
    />
  );
}
