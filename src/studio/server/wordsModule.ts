import { readFile } from 'node:fs/promises'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readPo } from '../../translation/poFile.ts'
import { markedMessage } from '../marks.ts'
import { messageId } from './catalogues.ts'

/**
 * The module that a catalogue is in the studio: as compiled for the site, but its texts carry marks, and what has no
 * translation yet is in the source language.
 */
export async function wordsModule(file: string): Promise<string> {
  const { entries } = readPo(await readFile(file, 'utf8'))
  const messages = entries
    .filter(entry => !entry.obsolete)
    .map(entry => {
      const id = messageId(entry)
      return [id, markedMessage(compileMessage(entry.translation || entry.id), id)]
    })
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(messages)))})`
}
