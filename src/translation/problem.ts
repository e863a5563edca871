/**
 * What is wrong with a translation. Errors stop the gate; a warning is for a person to look at. `text` says what, and
 * how to mend it.
 */
export type MessageProblem = {
  kind: 'syntax' | 'placeholder' | 'tag' | 'plural' | 'space' | 'typography' | 'term' | 'length'
  severity: 'error' | 'warning'
  text: string
}
