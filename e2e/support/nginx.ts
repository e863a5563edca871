import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const built = join(root, '.build/hosting/nginx')
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The installed nginx; undefined where there is none. */
export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(path =>
  existsSync(path),
)

/** Whether it can serve the copies in brotli. */
export const hasBrotli = existsSync(brotli)

/**
 * Starts nginx with the configuration that the build wrote, in a temporary folder and without privileges; it serves
 * another build than `dist` where that is said.
 */
export function startNginx(port: number, folder = join(root, 'dist')): { child: ChildProcess; log: string } {
  if (!nginx) throw new Error('nginx is not installed')
  const prefix = mkdtempSync(join(tmpdir(), 'balancier-nginx-'))
  const log = join(prefix, 'access.log')
  const site = readFileSync(join(built, 'balancier.conf'), 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('listen [::]:8080', `listen [::1]:${port}`)
    .replace('/usr/share/balancier', folder)
    .replace('/var/log/nginx/balancier.log', log)
  writeFileSync(join(prefix, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => {
    mkdirSync(join(prefix, name))
    return `${name}_temp_path ${join(prefix, name)};`
  })
  const main = join(prefix, 'nginx.conf')
  writeFileSync(
    main,
    `${hasBrotli ? `load_module ${brotli};` : ''}
pid ${join(prefix, 'pid')};
worker_processes 1;
daemon off;
error_log stderr crit;
events {}
http {
  ${temporary.join(' ')}
  ${hasBrotli ? `include ${join(built, 'brotli.conf')};` : ''}
  include ${join(prefix, 'site.conf')};
}
`,
  )
  const args = ['-p', prefix, '-c', main, '-e', 'stderr']
  execFileSync(nginx, ['-t', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  return { child: spawn(nginx, args, { stdio: ['ignore', 'inherit', 'inherit'] }), log }
}
