/** Attributes that mean something on the site alone. */
const ofTheSite = /\s(?:aria-[\w-]+|role|tabindex|target|rel|loading|decoding|class)="[^"]*"/g

/**
 * The body of an article as feed readers show it, without styles: no marks that the site hides, links back from notes that
 * can be seen, titles of callouts in bold, addresses that lead to the site. `page` is the article's address.
 * @example feedHtml('<a href="/fr/blog">', 'https://a.example', '') // '<a href="https://a.example/fr/blog">'
 */
export const feedHtml = (html: string, origin: string, page: string): string =>
  html
    .replace(/<a class="anchor"[^>]*>#<\/a>|<span class="hint">[^<]*<\/span>/g, '')
    .replace(/(<a class="back"[^>]*>)[\s\S]*?<\/a>/g, '$1↩\ufe0e</a>')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
    .replace(/<p class="title">([\s\S]*?)<\/p>/g, '<p><strong>$1</strong></p>')
    .replace(/<[a-z][^>]*>/g, tag =>
      tag
        .replace(ofTheSite, '')
        .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`)
        .replace(/(\shref=")#/g, `$1${page}#`)
        .replace(
          /(\ssrcset=")([^"]*)"/g,
          (_, start: string, set: string) => `${start}${set.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`,
        ),
    )
