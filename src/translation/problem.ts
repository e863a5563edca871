/** What is wrong with a translation, and how to fix it. Errors fail the check; a warning is for a person to look at. */
export type MessageProblem = {
  kind: 'syntax' | 'character' | 'placeholder' | 'tag' | 'plural' | 'space' | 'typography' | 'term' | 'length'
  severity: 'error' | 'warning'
  text: string
}
