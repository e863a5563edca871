/**
 * Where requests are sent and as whom, set when the site is built (`VITE_…`). What is not set has the value that the
 * local outbox knows; an empty origin is the site's own. The captcha's key is hCaptcha's public one for tests.
 * (Each name is written out: the build puts its value in its place.)
 */
export const mailSettings = {
  origin: import.meta.env.VITE_MAIL_ORIGIN ?? '',
  publicKey: import.meta.env.VITE_MAIL_PUBLIC_KEY ?? 'local-key',
  serviceId: import.meta.env.VITE_MAIL_SERVICE_ID ?? 'local-service',
  templateId: import.meta.env.VITE_MAIL_TEMPLATE_ID ?? 'local-template',
  captchaKey: import.meta.env.VITE_CAPTCHA_SITE_KEY ?? '10000000-ffff-ffff-ffff-000000000001',
} as const satisfies Record<string, string>
