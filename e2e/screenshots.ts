import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { screens, screenshotFile, screenshots } from '../src/build/webManifest/screenshots.ts'
import { locales } from '../src/i18n/locales.ts'
import { localizePath } from '../src/i18n/paths.ts'
import { createApp } from '../src/server/app.ts'
import { installedChromium } from './support/chromium.ts'

// Takes the screenshots of the manifest from the built site: `npm run screenshots`, after visible changes. They are
// committed, so that a build needs no browser.

const root = join(import.meta.dirname, '..')

const server = createServer(createApp({ dist: join(root, 'dist') })).listen(0, '127.0.0.1')
await new Promise(resolve => server.once('listening', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })

try {
  for (const locale of locales) {
    for (const screenshot of screenshots) {
      const { width, height, scale } = screens[screenshot.form]
      const page = await browser.newPage({
        viewport: { width: width / scale, height: height / scale },
        deviceScaleFactor: scale,
        // Animations are shown in their final state.
        reducedMotion: 'reduce',
      })
      await page.goto(origin + localizePath(screenshot.path, locale), { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      const file = join(root, 'public', screenshotFile(screenshot, locale))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(
        file,
        await sharp(await page.screenshot())
          .webp({ quality: 82, effort: 6 })
          .toBuffer(),
      )
      await page.close()
      console.info(file)
    }
  }
} finally {
  await browser.close()
  server.close()
}
