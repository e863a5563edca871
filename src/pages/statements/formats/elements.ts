/** An element of an XML file with what stands in it, as its reader keeps it. */
type Element<Self> = { name: string; children: Self[] }

// Loops, not `find` and `filter`: both are called a dozen times a payment or a movement.

/** What is found by following a path of names, always the first child of each. */
export function child<Kind extends Element<Kind>>(
  element: Kind | undefined,
  ...path: string[]
): Kind | undefined {
  let found = element
  for (const name of path) {
    const list: Kind[] = found?.children ?? []
    found = undefined
    for (const each of list) {
      if (each.name !== name) continue
      found = each
      break
    }
  }
  return found
}

/** The children of an element that have a name. */
export function children<Kind extends Element<Kind>>(element: Kind | undefined, name: string): Kind[] {
  const found: Kind[] = []
  for (const each of element?.children ?? []) if (each.name === name) found.push(each)
  return found
}
