import type { Plugin } from 'vite'
import { mailCatcherIn } from '../../server/mailCatcher/mailCatcher.ts'
import { readMailFolder } from '../../server/settings.ts'
import { readTarget } from '../../server/visit.ts'

/**
 * In development: the mail catcher of `npm start`, with the same settings, on the address of the development server.
 */
export function devMailCatcher(): Plugin {
  return {
    name: 'balancier-dev-mail-catcher',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      const folder = readMailFolder(process.env, root)
      if (!folder) return
      const { receive, show } = mailCatcherIn(folder)
      middlewares.use((request, response, next) => {
        const target = readTarget(request.url ?? '')
        const visit = { request, response, path: '', search: '', ...target }
        if (!receive(visit) && !show(visit)) next()
      })
    },
  }
}
