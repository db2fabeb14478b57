import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  followReferral,
  onReferral,
  readReferral,
  type ReferralInTab,
} from '@/features/referral-links/referral-in-tab';

const LINK = /^#ref=([\w-]{1,100})$/;

/** The referral of this visit or of an earlier one in this tab. Removes the link's token from the URL. */
export function useReferral(): ReferralInTab | null {
  const referral = useSyncExternalStore(onReferral, readReferral, () => null);
  const { pathname, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();

  useEffect(() => {
    const [, token] = LINK.exec(hash) ?? [];
    if (token === undefined) return;
    followReferral(token);
    void navigate({ pathname, search }, { replace: true, state });
  }, [hash, pathname, search, state, navigate]);

  return referral;
}
