import { copyFile, link, rm } from 'node:fs/promises'

/** Puts a file that lies ready into another folder: as the same file where it can be, else as a copy. */
export async function publish(from: string, to: string): Promise<void> {
  await link(from, to).catch(async () => {
    // There is something else in its place, or the folders lie on two disks.
    await rm(to, { force: true })
    await link(from, to).catch(() => copyFile(from, to))
  })
}
