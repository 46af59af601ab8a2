/** Which parts differ. Both documents were parsed, so their fields are in the same order. */
export function changedParts<Document extends object, Name extends keyof Document>(
  names: readonly Name[],
  before: Document,
  after: Document,
): Name[] {
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** These parts alone. */
export function partsNamed<Document extends object>(
  document: Document,
  names: readonly (keyof Document)[],
): Partial<Document> {
  const named: Partial<Document> = {}
  for (const name of names) named[name] = document[name]
  return named
}
