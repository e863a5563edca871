/**
 * Gives a link to this page in another language the query and the hash that the page has now;
 * the query's own choice of language (`lng`) stays behind.
 */
export function keepPlace(link: HTMLAnchorElement): void {
  const query = new URLSearchParams(location.search)
  query.delete('lng')
  link.search = query.toString()
  link.hash = location.hash
}
