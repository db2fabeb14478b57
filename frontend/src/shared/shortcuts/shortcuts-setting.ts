import { storedText } from '@/shared/lib/browser-storage';

const OFF = 'off';
const stored = storedText('shortcuts', () => localStorage);

/** Whether single keys act, as somebody has chosen in this browser. Where a browser keeps nothing they do. */
export const shortcutsSetting = {
  isOn: (): boolean => stored.read() !== OFF,
  turn: (on: boolean): void => void stored.write(on ? null : OFF),
};
