interface ImportMetaEnv {
  /** Languages with missing translations; undefined if every language is complete. */
  readonly MISSING_TRANSLATIONS?: import('../i18n/missingTranslations.ts').MissingTranslations
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
  /** The app's own code has run. */
  isAppLoaded?: boolean
  /** Clicks and keys that wait for their code; made by the inline script, so not there in development. */
  earlyUse?: import('./inline/firstUse.ts').EarlyUse
  /** The offer that the inline script stored; undefined once it has been used. */
  installOffer?: InstallOffer | undefined
}
