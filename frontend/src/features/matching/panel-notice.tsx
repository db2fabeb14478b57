import { usePanelQuery } from '@/features/matching/matching-api';
import { DemonstrationBanner } from '@/shared/ui/demonstration-banner';

/** Says that the lenders are examples, as long as the server says so. */
export function PanelNotice({ sentence }: { sentence?: string }) {
  const { data } = usePanelQuery(undefined);
  return data?.demonstration ? <DemonstrationBanner sentence={sentence} /> : null;
}
