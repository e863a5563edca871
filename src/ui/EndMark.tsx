import { endMark } from '../theme/endMark.ts'

/** Stands before what ends a long text, such as further articles; a page has one at most. */
export const EndMark = () => <i id={endMark} hidden />
