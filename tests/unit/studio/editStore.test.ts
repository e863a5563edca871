import { beforeEach, expect, it } from 'vitest'
import { type Change, EditStore, isSettled, type Written } from '../../../src/studio/editStore.ts'

/** A file on a server that answers when it is told to, and appends a line end where there is none. */
function makeServer(text: string) {
  const server = { file: text, answers: [] as (() => void)[], refuse: '' }
  const write = (changes: Change[]) =>
    new Promise<Written>((resolve, reject) => {
      server.answers.push(() => {
        if (server.refuse) return reject(new Error(server.refuse))
        const [{ text, was } = { text: '', was: '' }] = changes
        const written = text.endsWith('\n') ? text : `${text}\n`
        if (server.file !== was && server.file !== written)
          return resolve({ written: {}, theirs: { api: server.file } })
        server.file = written
        resolve({ written: { api: written }, theirs: {} })
      })
    })
  return Object.assign(server, { write })
}

let kept: Map<string, string>
const storage = () =>
  Object.assign(
    Object.create({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    }),
    Object.fromEntries(kept),
  ) as Storage
beforeEach(() => {
  kept = new Map()
})

async function opened(server: ReturnType<typeof makeServer>) {
  const store = new EditStore({ prefix: 'studio-', storage: storage(), write: server.write })
  await store.read(
    async () => server.file,
    text => ({ api: text }),
  )
  return store
}
/** What the field shows, and whether there is something to save. */
const shown = (store: EditStore) => {
  const { drafts, files } = store.edits()
  const draft = drafts.api
  return { text: draft?.text ?? files.api, open: draft !== undefined && !isSettled(draft) }
}
/** Lets the server answer everything that waits, and what that sets off. */
async function answered(server: ReturnType<typeof makeServer>) {
  for (let round = 0; round < 5; round++) {
    for (const answer of server.answers.splice(0)) answer()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
}

it('what is typed while a save is under way stays, and is saved next', async () => {
  const server = makeServer('old\n')
  const store = await opened(server)
  store.type('api', 'new')
  void store.save()
  await Promise.resolve()
  store.type('api', 'new, and typed on')
  await answered(server)
  expect(shown(store)).toEqual({ text: 'new, and typed on', open: true })
  expect(kept.get('studio-api')).toBe(JSON.stringify({ text: 'new, and typed on', was: 'new\n' }))
  void store.save()
  await answered(server)
  expect(server.file).toBe('new, and typed on\n')
  // The field keeps what was typed, without the line end of the file.
  expect(shown(store)).toEqual({ text: 'new, and typed on', open: false })
})

it('saving twice is no conflict with oneself', async () => {
  const server = makeServer('old\n')
  const store = await opened(server)
  store.type('api', 'first\n')
  const saves = [store.save()]
  store.type('api', 'first\nsecond\n')
  saves.push(store.save(), store.save())
  await answered(server)
  const answers = await Promise.all(saves)
  expect(answers.map(answer => answer?.theirs ?? {})).toEqual([{}, {}, {}])
  expect(server.file).toBe('first\nsecond\n')
  expect(store.edits()).toEqual({ files: { api: 'first\nsecond\n' }, drafts: {}, saving: false })
  expect(kept.size).toBe(0)
})

it('going back to the old text while the new one is saved is an edit of that', async () => {
  const server = makeServer('old\n')
  const store = await opened(server)
  store.type('api', 'new\n')
  void store.save()
  await Promise.resolve()
  store.type('api', 'old\n')
  await answered(server)
  expect(shown(store)).toEqual({ text: 'old\n', open: true })
})

it('what was read before a save ended does not take back what it saved', async () => {
  const server = makeServer('old\n')
  const store = await opened(server)
  let late = (_: string) => {}
  const reading = store.read(
    () =>
      new Promise<string>(resolve => {
        late = resolve
      }),
    text => ({ api: text }),
  )
  store.type('api', 'new\n')
  void store.save()
  await answered(server)
  late('old\n')
  expect(await reading).toBeUndefined()
  expect(shown(store)).toEqual({ text: 'new\n', open: false })
})

it('of a real conflict both texts are kept, until one is chosen', async () => {
  const server = makeServer('old\n')
  const store = await opened(server)
  store.type('api', 'mine\n')
  server.file = 'theirs\n'
  void store.save()
  await answered(server)
  expect(server.file).toBe('theirs\n')
  expect(store.edits()).toMatchObject({
    files: { api: 'theirs\n' },
    drafts: { api: { text: 'mine\n', was: 'old\n' } },
  })
  store.insist('api')
  void store.save()
  await answered(server)
  expect(server.file).toBe('mine\n')
})

it('a save that fails loses nothing, and the next one works', async () => {
  const server = makeServer('old\n')
  const store = await opened(server)
  store.type('api', 'new\n')
  server.refuse = 'damaged'
  const failing = store.save()
  const failed = expect(failing).rejects.toThrow('damaged')
  await answered(server)
  await failed
  expect(shown(store)).toEqual({ text: 'new\n', open: true })
  server.refuse = ''
  void store.save()
  await answered(server)
  expect(server.file).toBe('new\n')
})

it('edits survive a closed window, each under a name of its own', async () => {
  const server = makeServer('old\n')
  const store = await opened(server)
  store.type('api', 'new')
  kept.set('studio-other', JSON.stringify({ text: 'of another window', was: '' }))
  kept.set('studio-broken', '{')
  store.type('api', 'newer')
  const again = new EditStore({ prefix: 'studio-', storage: storage(), write: server.write })
  expect(again.edits().drafts).toEqual({
    api: { text: 'newer', was: 'old\n' },
    other: { text: 'of another window', was: '' },
  })
})
