import type { LegalData } from '../../content/types.ts'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'

/** The legal document of this id, a folder of `content/legal`. */
export async function loadLegal({ areas, read }: RouterContext, id: string): Promise<LegalData> {
  const [text] = await Promise.all([read<LegalData>(`legal/${id}`), areas('legal')])
  return text
}

export const legalHead = (text: LegalData | undefined) =>
  text ? pageHead({ title: text.meta.title, description: text.meta.summary }) : {}
