/** A file with its name as the visitor knows it. */
export type HandedFile = { name: string; content: Blob }

const waiting = new Map<string, HandedFile[]>()

/** Leaves files for another tool of the site, which takes them when its page opens; they stay in memory. */
export function handFiles(path: string, files: readonly HandedFile[]): void {
  waiting.set(path, [...files])
}

/** The files that another tool left for a page; they can be taken once. */
export function takeFiles(path: string): HandedFile[] {
  const files = waiting.get(path) ?? []
  waiting.delete(path)
  return files
}
