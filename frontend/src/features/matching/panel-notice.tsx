import { usePanelQuery } from '@/features/matching/matching-api';
import { DemonstrationBanner } from '@/shared/ui/demonstration-banner';

/** Warns that the lenders are examples, if the server says so. */
export function PanelNotice({ message }: { message?: string }) {
  const { data } = usePanelQuery(undefined);
  return data?.demonstration ? <DemonstrationBanner message={message} /> : null;
}
