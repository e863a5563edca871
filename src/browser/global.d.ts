interface Window {
  /** Set by the inline script while it fetches the page in the visitor's language. */
  languageReady?: Promise<void>
}
