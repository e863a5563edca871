import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const built = join(root, '.build/hosting/nginx')
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx; undefined where it is not installed. */
export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(path =>
  existsSync(path),
)

/** Starts nginx with the configuration that the build wrote, in a temporary folder and without privileges. */
export function startNginx(port: number): { child: ChildProcess; log: string } {
  const prefix = mkdtempSync(join(tmpdir(), 'balancier-nginx-'))
  const log = join(prefix, 'access.log')
  const site = readFileSync(join(built, 'balancier.conf'), 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/\n.*listen \[::\]:8080;/, `\n    listen [::1]:${port};`)
    .replace('/usr/share/balancier', join(root, 'dist'))
    .replace('/var/log/nginx/balancier.log', log)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => {
    mkdirSync(join(prefix, name))
    return `${name}_temp_path ${join(prefix, name)};`
  })
  writeFileSync(join(prefix, 'site.conf'), site)
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `${existsSync(brotli) ? `load_module ${brotli};` : ''}
pid ${join(prefix, 'pid')};
worker_processes 1;
daemon off;
error_log stderr warn;
events {}
http {
  ${places.join('\n  ')}
  ${existsSync(brotli) ? readFileSync(join(built, 'brotli.conf'), 'utf8') : ''}
  include ${join(prefix, 'site.conf')};
}
`,
  )
  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr']
  execFileSync(nginx ?? '', ['-t', ...args], { stdio: 'pipe' })
  return { child: spawn(nginx ?? '', args, { stdio: ['ignore', 'inherit', 'inherit'] }), log }
}
