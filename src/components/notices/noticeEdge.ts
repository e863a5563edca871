import { outside } from '../dialog.ts'
import { edge } from './Bar.css.ts'

/** The container of all notices, stacked above one another. */
export function noticeEdge(): HTMLElement {
  const place = outside('notices')
  place.className = edge
  return place
}
