/**
 * The bare path of a page that the router has matched; that of a folder's index it ends in a slash, its address does not.
 * @example matchPath({ pathname: '/blog/' }) // '/blog'
 */
export const matchPath = ({ pathname }: { pathname: string }): string => pathname.replace(/(.)\/$/, '$1')
