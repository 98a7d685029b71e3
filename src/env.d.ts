/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_SITE_URL?: string;
  readonly PUBLIC_PRICE_READING?: import('../domain/price.ts').PriceReading;
  readonly PUBLIC_COUNT_VISITS?: 'off' | 'on';
  readonly PUBLIC_HOST_FORM?: import('../domain/host-form.ts').HostForm;
  readonly PUBLIC_MESSAGES_URL?: string;
  readonly PUBLIC_SUPABASE_URL?: string;
  readonly PUBLIC_SUPABASE_KEY?: string;
}
