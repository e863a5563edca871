import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'

/** Between facts that a space parts on the page: text browsers and reader views would run them together. */
export const FactSeparator = () => <VisuallyHidden>, </VisuallyHidden>
