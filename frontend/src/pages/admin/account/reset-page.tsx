import { staffAccount } from '@/features/own-account/account-kind';
import { ResetScreen } from '@/features/own-account/reset-screen';

export function Component() {
  return <ResetScreen kind={staffAccount} />;
}
