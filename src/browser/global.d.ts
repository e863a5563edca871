interface ImportMetaEnv {
  /** What is not translated yet; undefined where all is. */
  readonly TRANSLATION_GAPS?: import('../i18n/gaps.ts').Gaps
}

interface Window {
  /** Set by the inline script while it fetches the page in the visitor's language. */
  languageReady?: Promise<void>
}
