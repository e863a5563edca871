/**
 * The settings of the mail service and the captcha, from `VITE_*` variables at build time. Defaults: the local mail
 * catcher (an empty origin is the site's own), and hCaptcha's public test key. Each name is written out because the
 * build replaces it by its value.
 */
export const mailSettings = {
  origin: import.meta.env.VITE_MAIL_ORIGIN ?? '',
  publicKey: import.meta.env.VITE_MAIL_PUBLIC_KEY ?? 'local-key',
  serviceId: import.meta.env.VITE_MAIL_SERVICE_ID ?? 'local-service',
  templateId: import.meta.env.VITE_MAIL_TEMPLATE_ID ?? 'local-template',
  captchaKey: import.meta.env.VITE_CAPTCHA_SITE_KEY ?? '10000000-ffff-ffff-ffff-000000000001',
} as const satisfies Record<string, string>
