import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import {
  type FactFindDefinition,
  type LinkedAnswers,
  useFactFind,
} from '@/features/fact-find/fact-find-state';
import { PanelNotice } from '@/features/matching/panel-notice';
import { ReferralNotice } from '@/features/referral-links/referral';
import type { ReferralInTab } from '@/features/referral-links/referral-in-tab';
import { FactFindProvider } from '@/pages/fact-find/fact-find-provider';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { PublicPage } from '@/shared/ui/page';

const fetchSkeleton = () => import('@/features/matching/match-list-skeleton');
const fetchFoundLenders = () => import('@/pages/fact-find/found-lenders');
const MatchListSkeleton = lazyComponent(async () => (await fetchSkeleton()).MatchListSkeleton);
const FoundLenders = lazyComponent(
  async () => (await fetchFoundLenders()).FoundLenders,
  <MatchListSkeleton />,
);

interface FactFindLayoutProps {
  definition: FactFindDefinition;
  linked?: LinkedAnswers;
  referral: ReferralInTab | null;
  title: string;
  intro: string;
  /** Links to other forms, below this one. */
  links?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A fact-find: the form and, below it, the matching lenders. */
export function FactFindLayout(props: FactFindLayoutProps) {
  const { definition, linked = NOT_LINKED, referral, title, intro, links, children } = props;
  return (
    <PublicPage title={title} intro={intro}>
      <FactFindProvider definition={definition} linked={linked}>
        <ReferralNotice referral={referral} />
        <div>{children}</div>
        {links && <OtherForms>{links}</OtherForms>}
        {/* Below the form, which does not move when the response arrives. */}
        <Box sx={{ mt: 3 }}>
          <PanelNotice />
        </Box>
        <Box sx={{ mt: { xs: 6, md: 8 } }}>
          <SearchResults />
        </Box>
      </FactFindProvider>
    </PublicPage>
  );
}

const NOT_LINKED: LinkedAnswers = { fundingType: '', amount: '' };

/** Until something is found: after that, another form would be a second application. */
function OtherForms({ children }: { children: ReactNode }) {
  const { found } = useFactFind();
  const shown = useValueAfterHydration(found, null);
  return shown === null && <Box sx={{ mt: 4 }}>{children}</Box>;
}

/** Everything below the form: nothing, progress or the list. */
function SearchResults() {
  const { searching, found } = useFactFind();
  // A prerendered page has no results.
  const shown = useValueAfterHydration(found, null);
  useFetchOnceUsed();
  if (searching) return <MatchListSkeleton />;
  return shown && <FoundLenders found={shown} />;
}

/** Loads the code of the list when the user first focuses a field, which keeps it out of the first load. */
function useFetchOnceUsed(): void {
  useEffect(() => {
    const fetchQuietly = () =>
      void Promise.all([fetchSkeleton(), fetchFoundLenders()]).catch(() => undefined);
    document.addEventListener('focusin', fetchQuietly, { once: true });
    return () => document.removeEventListener('focusin', fetchQuietly);
  }, []);
}
