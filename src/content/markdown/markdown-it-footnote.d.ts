declare module 'markdown-it-footnote' {
  const plugin: (md: import('markdown-it').MarkdownIt) => void
  export default plugin
}
