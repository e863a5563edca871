interface ImportMetaEnv {
  /** What is not translated yet; undefined where all is. */
  readonly MISSING_TRANSLATIONS?: import('./i18n/missingTranslations.ts').MissingTranslations
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
  /** Set at bare addresses once the visitor's language is known; kept when the page is in it. */
  languageReady?: Promise<void>
  /** Kept by the inline script; undefined once it is taken up. */
  installOffer?: InstallOffer | undefined
}
