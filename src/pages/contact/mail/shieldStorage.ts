/**
 * Where storage is blocked, even accessing it throws, and the mail library would fail to load: this makes it undefined
 * instead. Import it before that library.
 */
try {
  void window.localStorage
} catch {
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
}

export {}
