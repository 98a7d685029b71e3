/// <reference types="astro/client" />

interface ImportMetaEnv extends Partial<import('../domain/site-settings.ts').SiteSettings> {}
