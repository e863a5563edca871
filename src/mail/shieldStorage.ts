/**
 * Where storage is forbidden, merely naming it throws, and a library that looks for it fails as it is loaded: here it
 * then finds none. Imported for this effect alone, before such a library.
 */
try {
  void window.localStorage
} catch {
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
}

export {}
