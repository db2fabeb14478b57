const KEY = 'shortcuts';
const OFF = 'off';

/** Whether single keys act, as somebody has chosen in this browser. Where a browser keeps nothing they do. */
export const shortcutsSetting = {
  isOn: (): boolean => {
    try {
      return localStorage.getItem(KEY) !== OFF;
    } catch {
      return true;
    }
  },
  turn: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, OFF);
    } catch {
      // It counts until the page is left.
    }
  },
};
