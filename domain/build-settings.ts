/** The settings that end up in the pages: a build with others is a different site. */
export const BUILD_SETTINGS = [
  'PUBLIC_SITE_URL',
  'PUBLIC_PRICE_READING',
  'PUBLIC_COUNT_VISITS',
  'PUBLIC_HOST_FORM',
  'PUBLIC_MESSAGES_URL',
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_KEY',
] as const;
export type BuildSetting = (typeof BUILD_SETTINGS)[number];
