interface ImportMetaEnv {
  /** What is not translated yet; undefined where all is. */
  readonly TRANSLATION_GAPS?: import('../i18n/gaps.ts').Gaps
}

/** The browser's offer to install the site, in Chromium; it can be taken up once. */
interface InstallOffer extends Event {
  /** Asks the visitor; only after a click. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface WindowEventMap {
  beforeinstallprompt: InstallOffer
}

interface Window {
  /** Set by the inline script while it fetches the page in the visitor's language. */
  languageReady?: Promise<void>
  /** Kept by the inline script; undefined once it is taken up. */
  installOffer?: InstallOffer | undefined
}
