import type { CatalogFormatter, CatalogType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { readPo } from './readPo.ts'

/**
 * How Lingui reads and writes catalogs: it writes with its own formatter, and reads as the checks and the studio do. Its
 * formatter would read escaped bytes as other letters, and a damaged file in part. Throws for a damaged file.
 */
export function linguiFormat(): CatalogFormatter {
  return {
    ...formatter({ lineNumbers: false }),
    parse(text, { filename }): CatalogType {
      const { file, damage } = readPo(text)
      if (damage.length > 0)
        throw new Error(damage.map(({ line, text }) => `${filename}:${line}: ${text}`).join('\n'))
      return Object.fromEntries(
        file.entries
          .filter(({ obsolete }) => !obsolete)
          .map(({ id, context, translation }) => [
            generateMessageId(id, context),
            { message: id, context, translation },
          ]),
      )
    },
  }
}
