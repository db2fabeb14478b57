/** The colours of a scheme. palette.spec.ts checks the contrast of every pair. */
export interface SchemeColours {
  paper: string;
  card: string;
  raised: string;
  hairline: string;
  control: string;
  ink: string;
  muted: string;
  primary: string;
  primaryStrong: string;
  onPrimary: string;
  wash: string;
  deep: { main: string; on: string; muted: string };
  copper: string;
  danger: string;
  dangerWash: string;
  success: string;
  successWash: string;
  warning: string;
  warningWash: string;
  info: string;
  infoWash: string;
  score: { strong: string; good: string; fair: string; weak: string };
  criterion: { met: string; close: string; unconfirmed: string; notMet: string };
  status: { positive: string; negative: string; waiting: string; processing: string; neutral: string };
}

export const light: SchemeColours = {
  paper: '#f6f3ec',
  card: '#ffffff',
  raised: '#ffffff',
  hairline: '#ddd6c7',
  control: '#837b6c',
  ink: '#12202e',
  muted: '#4a5764',
  primary: '#0f4a4d',
  primaryStrong: '#0a3639',
  onPrimary: '#ffffff',
  wash: '#e7eeea',
  deep: { main: '#0f4a4d', on: '#f9f6ef', muted: '#c4dad6' },
  copper: '#a9602f',
  danger: '#a3261f',
  dangerWash: '#f9e9e4',
  success: '#1d6a3c',
  successWash: '#e4f0e4',
  warning: '#7a5600',
  warningWash: '#f7edd3',
  info: '#1f5591',
  infoWash: '#e5edf5',
  score: { strong: '#1d6a3c', good: '#1f5591', fair: '#7a5600', weak: '#9a430e' },
  criterion: { met: '#1d6a3c', close: '#9b6d00', unconfirmed: '#7f8790', notMet: '#b3472a' },
  status: {
    positive: '#1d6a3c',
    negative: '#a3261f',
    waiting: '#7a5600',
    processing: '#1f5591',
    neutral: '#4a5764',
  },
};

export const dark: SchemeColours = {
  paper: '#0c151d',
  card: '#131f29',
  raised: '#1a2833',
  hairline: '#283743',
  control: '#71808c',
  ink: '#ece7db',
  muted: '#a8b3bb',
  primary: '#84c7c0',
  primaryStrong: '#a4d9d3',
  onPrimary: '#08201f',
  wash: '#17292f',
  deep: { main: '#10312f', on: '#f1ece0', muted: '#a9c6c1' },
  copper: '#d8966a',
  danger: '#f29b90',
  dangerWash: '#33201f',
  success: '#86cf9c',
  successWash: '#182c22',
  warning: '#e2bf5e',
  warningWash: '#2e2818',
  info: '#93bdec',
  infoWash: '#182838',
  score: { strong: '#86cf9c', good: '#93bdec', fair: '#e2bf5e', weak: '#f0a26f' },
  criterion: { met: '#5fb37b', close: '#d3ac45', unconfirmed: '#7b8893', notMet: '#e0805f' },
  status: {
    positive: '#86cf9c',
    negative: '#f29b90',
    waiting: '#e2bf5e',
    processing: '#93bdec',
    neutral: '#a8b3bb',
  },
};
