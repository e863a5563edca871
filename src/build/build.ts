import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnv } from 'vite'
import { missingMessages } from '../i18n/node/missingTranslations.ts'
import { writePrecacheManifest } from '../offline/build/precacheManifest.ts'
import { cacheFolder } from './cached.ts'
import { compressFolder } from './compress.ts'
import { buildContent } from './content.ts'
import { buildCovers } from './covers/covers.ts'
import { publishedCovers } from './covers/publishedCovers.ts'
import { criticalCss, withoutFaces } from './criticalCss/criticalCss.ts'
import { writeEngravings } from './engravings.ts'
import { ExplainedError, fail } from './fail.ts'
import { feeds } from './feeds/feeds.ts'
import { writeFonts } from './fonts.ts'
import { hostingFiles } from './hosting/hostingFiles.ts'
import { policies } from './hosting/policy.ts'
import { readClientManifest } from './html/clientManifest.ts'
import { inlineScript } from './html/inlineScript.ts'
import { licensesFile, licensesText } from './licenses.ts'
import { checkMailSettings, mailNotice } from './mailSettings.ts'
import { buildOgImages } from './ogImages/ogImages.ts'
import { policyHash } from './policy/policyHash.ts'
import { pagePaths } from './prerender/pagePaths.ts'
import { prerender } from './prerender/prerender.ts'
import { copyPublicFiles } from './publicFiles.ts'
import { putInPlace } from './putInPlace.ts'
import { searchFiles } from './search/searchFiles.ts'
import { securityContact, securityText } from './securityTxt/securityTxt.ts'
import { robots, sitemap } from './sitemap/sitemap.ts'
import { checkSiteSettings } from './siteSettings.ts'
import { webManifests } from './webManifest/webManifest.ts'

// React, Lingui and Velite read it.
process.env.NODE_ENV = 'production'

const root = process.cwd()
/** A build is written beside the last one and takes its place when it is whole. */
const draft = join(root, '.build/draft')
const dist = join(draft, 'dist')
const velite = join(root, '.velite')
const engraved = join(root, '.engraved')

/** Images for shared links and compressed copies are only needed for publishing; `--unpublished` leaves them out. */
const isPublished = !process.argv.includes('--unpublished')

/** Runs one step and prints how long it took. */
async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await run()
  console.info(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Writes a file of the build. */
function write(path: string, contents: string): void {
  const file = join(draft, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
}

const writeToDist = (path: string, contents: string) => write(join('dist', path), contents)

/** Runs a command of Vite in a process of its own, whose memory is free again for the pages. */
function vite(...args: string[]): void {
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const { status, signal } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' })
  // It has printed why.
  if (status !== 0)
    throw new ExplainedError(`vite ${args[0]} ended with ${status ?? signal}; the reason is above.`)
}

async function build() {
  checkSiteSettings(root)
  const mail = checkMailSettings(root)
  rmSync(draft, { recursive: true, force: true })
  for (const line of missingMessages(root)) console.warn(line)
  await step('content', () => buildContent({ root }))
  await step('engravings', () => writeEngravings(engraved))
  await step('fonts', () => writeFonts(join(root, '.fonts')))
  await step('bundles', async () => vite('build', '--outDir', dist, '--logLevel', 'warn'))
  copyPublicFiles(join(root, 'public'), dist)

  const { renderPage, origin, siteName } = (await import(
    pathToFileURL(join(root, '.build/server/entry-server.js')).href
  )) as typeof import('../app/entry-server.tsx')
  const client = await readClientManifest(dist)
  const stylesheet = await readFile(join(dist, client.stylesheet), 'utf8')
  const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(/>\s+</g, '><')
  const inline = await inlineScript(root)
  const paths = pagePaths(velite)
  writeToDist(client.stylesheet, withoutFaces(stylesheet))
  const { pages, addresses } = await step('pages', () =>
    prerender({
      ...{ template, client, mail, siteName, renderPage, velite, paths, inline },
      criticalCss: criticalCss(stylesheet),
      write: writeToDist,
    }),
  )

  const site = { origin, siteName }
  const allowed = { scripts: [policyHash(inline)], mail }
  writeToDist(
    'sitemap.xml',
    sitemap(
      pages.filter(({ isIndexed }) => isIndexed),
      origin,
    ),
  )
  writeToDist('robots.txt', robots(origin))
  writeToDist('.well-known/security.txt', securityText(await securityContact(velite), origin))
  for (const [file, contents] of webManifests(pages, siteName)) writeToDist(file, contents)
  for await (const [file, contents] of feeds(velite, site)) writeToDist(file, contents)
  for (const [file, contents] of hostingFiles({ addresses, policies: policies(allowed) }))
    write(file, contents)

  cpSync(join(velite, 'data'), join(dist, 'data'), { recursive: true })
  for (const icon of readdirSync(engraved).filter(file => file.startsWith('icon-')))
    cpSync(join(engraved, icon), join(dist, icon))
  await step('search', async () => {
    for await (const [file, contents] of searchFiles(velite, pages)) writeToDist(file, contents)
  })
  if (isPublished) {
    const images = pages.flatMap(({ ogImage }) => ogImage ?? [])
    await step('og images', () =>
      buildOgImages(images, { outDir: dist, cacheDir: cacheFolder(root, 'og-images') }),
    )
  }
  await step('covers', async () =>
    buildCovers(await publishedCovers(root), { outDir: dist, cacheDir: cacheFolder(root, 'covers') }),
  )
  if (loadEnv('production', root, 'VITE_').VITE_OFFLINE !== 'off')
    await step('precache', () => writePrecacheManifest({ velite, dist }))
  const bundled = JSON.parse(await readFile(join(dist, licensesFile), 'utf8'))
  writeToDist('licenses.txt', licensesText(root, bundled))
  // The mail catcher answers here before files do: every other host says no, without an error in the console.
  writeToDist('api/v1.0/email/ready.txt', 'no\n')
  rmSync(join(dist, '.vite'), { recursive: true })
  if (isPublished) await step('compression', () => compressFolder(dist, cacheFolder(root, 'compressed')))
  putInPlace(draft, root)
  const notice = mailNotice(mail)
  if (notice) console.warn(notice)
}

try {
  await build()
} catch (error) {
  fail(error)
}
