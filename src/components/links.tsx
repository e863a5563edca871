import { createLink, Link as RouterLink } from '@tanstack/react-router'
import { ButtonLink as ButtonAnchor } from '../ui/ButtonLink.tsx'
import { TextLink as TextAnchor } from '../ui/TextLink.tsx'

type AnyLink = (props: { to?: unknown }) => React.ReactNode

/**
 * The router's links as the site uses them: current at their own address alone (`/blog` is not the page `/blog/2`). The
 * contact page has a policy of its own, which only a page load brings.
 */
const withDefaults = <Host,>(RouterLink: Host): Host => {
  const Link = RouterLink as AnyLink
  const defaults = { activeOptions: { exact: true }, activeProps: {} }
  return ((props: { to?: unknown }) => (
    <Link {...defaults} {...(props.to === '/contact' && { reloadDocument: true })} {...props} />
  )) as Host
}

/** A link in a text, in the page's language. */
export const Link = withDefaults(RouterLink)

/** A link on a line of its own, with an arrow. */
export const TextLink = withDefaults(createLink(TextAnchor))

/** A link that looks like a button. */
export const ButtonLink = withDefaults(createLink(ButtonAnchor))
