import { foldText } from '../i18n/foldText.ts'

/**
 * The anchor of a heading: lower case, accents folded, everything else that is no letter or digit a hyphen.
 * @example slugOf('L’échéance : 60 jours, « pas plus »') // 'l-echeance-60-jours-pas-plus'
 */
export function slugOf(text: string): string {
  return (
    foldText(text)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  )
}

/**
 * Makes slugs unique within one document: the second of the same name gets `-2`, and so on.
 * @example const slug = uniqueSlugs(); slug('Notes'); slug('Notes') // 'notes', then 'notes-2'
 */
export function uniqueSlugs(): (text: string) => string {
  const taken = new Set<string>()
  return text => {
    const base = slugOf(text)
    let slug = base
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`
    taken.add(slug)
    return slug
  }
}
