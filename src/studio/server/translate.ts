import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { studio, studioPath } from './plugin.ts'

/** Starts the translators' studio of a project, at `localhost` alone. A port that is taken leads to the next. */
export async function openStudio(root: string, port: number): Promise<ViteDevServer> {
  // React's own checks make a page of this size three times as slow to follow what is typed; they are for `npm run dev`.
  process.env.NODE_ENV = 'production'
  // A worker would answer with what it kept.
  process.env.VITE_OFFLINE = 'off'
  const packages = await realpath(join(root, 'node_modules'))
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // What the studio needs beside the site would make `npm run dev` prepare its packages again.
    cacheDir: join(packages, '.cache/balancier/studio'),
    plugins: [studio()],
    server: {
      host: 'localhost',
      port,
      fs: { allow: [root, packages] },
      // What is asked for first is made ready meanwhile.
      warmup: { clientFiles: ['src/studio/main.tsx', 'src/studio/page/page.ts', 'src/entry-client.tsx'] },
    },
  })
  return server.listen()
}

if (import.meta.main) {
  const server = await openStudio(resolve('.'), Number(process.env.PORT ?? 5174))
  const [address = ''] = server.resolvedUrls?.local ?? []
  console.info(`The translators’ studio is at ${new URL(studioPath, address)}`)
}
