import { existsSync } from 'node:fs'

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that is installed on this machine; undefined where there is none and Playwright's own is needed. */
export const installedChromium = (): string | undefined => installed.find(path => path && existsSync(path))
