import { storedText } from '@/shared/lib/browser-storage';

const OFF = 'off';
const stored = storedText('shortcuts', () => localStorage);

/** Whether single-key shortcuts are on, as stored in this browser; on by default. */
export const shortcutsSetting = {
  isOn: (): boolean => stored.read() !== OFF,
  turn: (on: boolean): void => void stored.write(on ? null : OFF),
};
