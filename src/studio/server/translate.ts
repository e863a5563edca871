import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { studio, studioPath } from './plugin.ts'

/** Starts the translators' studio on `localhost`. If the port is taken, uses the next one. */
export async function openStudio(root: string, port: number): Promise<ViteDevServer> {
  // Production React: its development checks make typing three times slower here.
  process.env.NODE_ENV = 'production'
  // A service worker would respond from its cache.
  process.env.VITE_OFFLINE = 'off'
  const packages = await realpath(join(root, 'node_modules'))
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // A separate cache, because the studio's packages would make `npm run dev` optimize again.
    cacheDir: join(packages, '.cache/balancier/studio'),
    plugins: [studio()],
    server: {
      host: 'localhost',
      port,
      fs: { allow: [root, packages] },
      // Warm up what is requested first.
      warmup: { clientFiles: ['src/studio/main.tsx', 'src/studio/page/page.ts', 'src/app/entry-client.tsx'] },
    },
  })
  return server.listen()
}

if (import.meta.main) {
  const server = await openStudio(resolve('.'), Number(process.env.PORT ?? 5174))
  const [address = ''] = server.resolvedUrls?.local ?? []
  console.info(`The translators’ studio is at ${new URL(studioPath, address)}`)
}
