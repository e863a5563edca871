/**
 * Gives a link to this page in another language the path that it has there now, and the query and the hash that the page
 * has: a header follows its page a moment later. The query's own choice of language (`lng`) stays behind.
 */
export function keepPlace(link: HTMLAnchorElement, path: string): void {
  const query = new URLSearchParams(location.search)
  query.delete('lng')
  Object.assign(link, { pathname: path, search: query.toString(), hash: location.hash })
}
