/** A problem with a translation, with its fix. Errors fail the check; warnings are for a person to look at. */
export type MessageProblem = {
  kind: 'syntax' | 'character' | 'placeholder' | 'tag' | 'plural' | 'space' | 'typography' | 'term' | 'length'
  severity: 'error' | 'warning'
  text: string
}
