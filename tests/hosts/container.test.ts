import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hosts, type Running, run } from './hosts.ts'

const root = join(import.meta.dirname, '../..')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

describe('the container', () => {
  it('is made from images of an exact version and digest, Node’s being the one of the project', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(images).toHaveLength(2)
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/)
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(images[0]?.split('@')[0]).toBe(`node:${devDependencies.node}-bookworm-slim`)
  })

  it('has packages of a named version alone', () => {
    const [, list = ''] = /apt-get install -y --no-install-recommends ([^\\]+)/.exec(dockerfile) ?? []
    expect(list.trim().split(' ').length).toBeGreaterThan(1)
    for (const name of list.trim().split(' ')) expect(name).toMatch(/^[a-z-]+=\d[\w.~-]+\*?$/)
  })

  describe.skipIf(!hosts.nginx)('its health check', () => {
    let nginx: Running
    beforeAll(async () => {
      if (hosts.nginx) nginx = await run(hosts.nginx)
    })
    afterAll(() => nginx?.stop())

    const [, list = '[]'] = /^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/m.exec(dockerfile) ?? []
    const check = (port: number, path = '/healthz') => {
      const words = JSON.parse(list) as string[]
      const [command = 'false', ...args] = words.map(word =>
        word.replace('/8080', `/${port}`).replace('/healthz', path),
      )
      return spawnSync(command, args).status
    }

    it('passes while nginx answers, and fails otherwise', () => {
      expect(check(nginx.port)).toBe(0)
      expect(check(nginx.port, '/fr/nothing')).not.toBe(0)
      expect(check(1)).not.toBe(0)
    })
  })
})
