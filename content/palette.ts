/**
 * The colours of `src/styles/tokens.css` for what has no style sheet: mails, icons, the browser's theme colour. A difference
 * stops the build.
 */
export const palette = {
  paper: '#faf9f6',
  surface: '#ffffff',
  ink: '#17141f',
  'ink-line': '#3a3448',
  muted: '#5b5668',
  hairline: '#e6e2ea',
  control: '#8b8598',
  'on-ink': '#f4f1fa',
  'on-ink-muted': '#b9b2c8',
  violet: '#5b33e6',
  'violet-deep': '#4a24c4',
  'violet-bright': '#6e3df0',
  'violet-light': '#a57dff',
  'violet-tint': '#ece6ff',
  'violet-wash': '#f6f3ff',
  lime: '#cbf560',
  'lime-wash': '#f3fcd9',
  sky: '#1d5bd6',
  'sky-wash': '#e9f1ff',
  coral: '#b8401f',
  'coral-wash': '#fff0ea',
  danger: '#b4232f',
  'danger-wash': '#fdf0f0',
  success: '#17774a',
} as const;
