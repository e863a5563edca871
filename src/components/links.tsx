import { createLink, Link as RouterLink } from '@tanstack/react-router'
import { ButtonLink as ButtonAnchor } from './ui/ButtonLink.tsx'
import { TextLink as TextAnchor } from './ui/TextLink.tsx'

type AnyLink = (props: { to?: unknown }) => React.ReactNode

/**
 * The router's link with the defaults of the site: active only at its exact address (`/blog` is not `/blog/2`). Links
 * to the contact page load it, because it has a policy of its own.
 */
const withDefaults = <Host,>(RouterLink: Host): Host => {
  const Link = RouterLink as AnyLink
  const defaults = { activeOptions: { exact: true }, activeProps: {} }
  return ((props: { to?: unknown }) => (
    <Link {...defaults} {...(props.to === '/contact' && { reloadDocument: true })} {...props} />
  )) as Host
}

/** A link in running text, in the page's language. */
export const Link = withDefaults(RouterLink)

/** A link on a line of its own, with an arrow. */
export const TextLink = withDefaults(createLink(TextAnchor))

/** A link that looks like a button. */
export const ButtonLink = withDefaults(createLink(ButtonAnchor))
