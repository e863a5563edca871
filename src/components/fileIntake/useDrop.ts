import { type ClipboardEvent, type DragEvent, useState } from 'react'
import type { HandedFile } from '../handedFiles.ts'

/** Files of the browser with their names. */
export const sourcesOf = (files: Iterable<File>): HandedFile[] =>
  [...files].map(file => ({ name: file.name, content: file }))

/** What takes files that are dropped or pasted anywhere on an element. */
export function useDrop(onFiles: (sources: HandedFile[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const follow = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }
  const handlers = {
    onDragOver: follow,
    onDragLeave: follow,
    onDrop: (event: DragEvent) => {
      follow(event)
      onFiles(sourcesOf(event.dataTransfer.files))
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      onFiles(sourcesOf(event.clipboardData.files))
    },
  }
  return { isOver, handlers }
}
