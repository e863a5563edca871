import type { ComponentProps } from 'react'
import { type LinkTarget, useHref } from './useHref.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'style' | 'aria-current'> & {
  /** The bare address: the language is added. */
  to: LinkTarget
  /** Whether it leads to the page that is open (`page`), or to the part of the site that this page belongs to. */
  current?: 'page' | 'true'
  // TypeScript takes attributes with a hyphen that a type does not name: this one would be lost without a word.
  'aria-current'?: never
}

/** A link inside the site: an ordinary anchor, which the client turns into navigation without a page load. */
export function Link({ to, current, ...rest }: LinkProps) {
  const href = useHref()
  return <a {...rest} href={href(to)} aria-current={current} />
}
