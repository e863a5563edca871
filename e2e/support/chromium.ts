import { existsSync } from 'node:fs'

const withWindows = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const first = (paths: readonly (string | undefined)[]) => paths.find(path => path && existsSync(path))

/** The installed Chromium with windows; undefined if there is none. */
export const windowedChromium = (): string | undefined => first(withWindows)

/**
 * The browser that is installed on this machine: the shell without windows where there is one, which takes two thirds of
 * the time. Undefined where there is none and Playwright's own is needed.
 */
export const installedChromium = (): string | undefined =>
  first([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', ...withWindows])
