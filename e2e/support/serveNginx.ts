import { startNginx } from './nginx.ts'

// For Playwright, which starts and stops it: nginx with what the build wrote for it.
const { child } = startNginx(Number(process.env.PORT))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill('SIGTERM'))
child.on('exit', code => process.exit(code ?? 0))
