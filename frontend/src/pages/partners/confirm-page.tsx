import { ConfirmScreen } from '@/features/introducers/confirm-screen';

export function Component() {
  return <ConfirmScreen />;
}
