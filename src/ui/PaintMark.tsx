import { paintMark } from '../theme/paintMark.ts'

/** Stands after what must be whole before the page is painted; a page has one at most. */
export const PaintMark = () => <i id={paintMark} hidden />
