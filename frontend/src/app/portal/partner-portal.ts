import type { Portal } from '@/app/portal/portal';
import { partnerRole } from '@/features/sessions/partner-role';
import type { Introducer } from '@/features/sessions/session-api';
import { partnerPaths } from '@/shared/frame/paths';
import { paths } from '@/shared/site/paths';

export const partnerPortal: Portal<Introducer> = {
  role: partnerRole,
  name: 'Partner',
  login: partnerPaths.login,
  home: partnerPaths.dashboard,
  afterLogout: paths.partners,
  screens: [
    [partnerPaths.dashboard, 'Dashboard'],
    [partnerPaths.commissions, 'Commissions'],
    [partnerPaths.account, 'Account'],
    [partnerPaths.integrations, 'Integrations'],
  ],
};
