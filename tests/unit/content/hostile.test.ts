import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../src/content/markdown/render.ts'

const allowed = /^(https?:|mailto:|tel:|\/(?!\/)|#)/
const elements = new Set(
  'a aside b blockquote br code div em figcaption figure h1 h2 h3 h4 h5 h6 hr img li ol p path pre rect s section span strong sup svg table tbody td th thead tr ul'.split(
    ' ',
  ),
)

/** Fails if a text becomes anything a browser would run, style or fetch from elsewhere. */
function expectHarmless(text: string): void {
  const { html } = renderMarkdown(text, { locale: 'fr', imageSize: () => ({ width: 1, height: 1 }) })
  const body = new JSDOM(`<!doctype html><body>${html}`).window.document.body
  for (const element of body.querySelectorAll('*')) {
    expect(elements, text).toContain(element.localName)
    for (const { name, value } of element.attributes) {
      expect(name, text).not.toMatch(/^(on|style$|srcdoc|formaction)/)
      if (name === 'href') expect(value, text).toMatch(allowed)
      if (name === 'src') expect(value, text).toMatch(/^(\/(?!\/)|$)/)
    }
  }
}

describe('hostile text stays harmless', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java\tscript:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](<java&#10;script:alert(1)>)',
    '[a]( javascript:alert(1))',
    '[a](vbscript:x) [b](data:text/html;base64,PHNjcmlwdD4=) [c](file:///etc/passwd)',
    '<javascript:alert(1)>',
    '[a]\n\n[a]: javascript:alert(1)',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml,<svg onload=alert(1)>)',
    '![a](https://evil.example/x.png)',
    '![" onerror="alert(1)](/x.png "t\\" onerror=\\"alert(1)")',
    '[a](/x "t\\" onmouseover=\\"alert(1)")',
    '[a](//evil.example) [b](/\\evil.example) [c](\\\\evil.example)',
    '::: note " onclick="alert(1)\n<b>x</b>\n:::',
    '::: "><script>alert(1)</script>\nx\n:::',
    '## " onclick="alert(1)\n\n## <img src=x onerror=alert(1)>',
    '| " onfocus="alert(1) |\n|---:|\n| <i>x</i> |',
    '::: bars <b>x</b>\n| <i>a</i> | b |\n|---|---|\n| <u>x</u> | 1 |\n| y | 2 |\n:::',
    'a[^x"onclick=alert(1)]\n\n[^x"onclick=alert(1)]: note',
    '```js" onclick="alert(1)\n</code></pre><script>alert(1)</script>\n```',
    '[a](https://a.example/"onclick="alert(1))',
  ])('%j', expectHarmless)

  it('whatever is put together', () => {
    const parts = fc.constantFrom(
      ...'<script> </script> <img onerror= javascript: data: ]( [a](  ) ![ "  \' > & &#106; ::: ::: note\n \n \n\n | |---| # ## [^1] [^1]: ` ``` * _ \\ https: // / <a href= onclick=alert(1)'.split(
        ' ',
      ),
      '\n',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 25 }), list => expectHarmless(list.join(''))),
      { numRuns: 150 },
    )
  }, 60_000)
})
