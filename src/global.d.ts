interface ImportMetaEnv {
  /** Languages with missing translations; undefined if every language is complete. */
  readonly MISSING_TRANSLATIONS?: import('./i18n/missingTranslations.ts').MissingTranslations
}

/** Chromium's offer to install the site as an app; `prompt` works once. */
interface InstallOffer extends Event {
  /** Asks the visitor. Only allowed after a click. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface WindowEventMap {
  beforeinstallprompt: InstallOffer
}

interface Window {
  /** At bare addresses: resolves when the page in the visitor's language is in the document. */
  languageReady?: Promise<void>
  /** The search was asked for, perhaps before its code was there. */
  isSearchWanted?: boolean
  /** The offer that the inline script stored; undefined once it has been used. */
  installOffer?: InstallOffer | undefined
}
