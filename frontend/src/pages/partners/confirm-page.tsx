import { ConfirmScreen } from '@/features/introducers/partner/confirm-screen';

export function Component() {
  return <ConfirmScreen />;
}
