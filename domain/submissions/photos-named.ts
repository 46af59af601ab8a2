import type { Json } from '#platform/canonical-json.ts'

const photoNames = new Set(['sha256', 'photo', 'over'])

/** Every photo that answers name, wherever in them: of photos, of a table, of a sketch, of paper that was signed. */
export function photosNamed(answers: Json): string[] {
  const found = new Set<string>()
  collect(answers, found)
  return [...found]
}

function collect(value: Json, found: Set<string>) {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    // Of the points of ink, none is looked into.
    for (const each of value) if (typeof each === 'object') collect(each, found)
    return
  }
  for (const [name, each] of Object.entries(value)) {
    if (photoNames.has(name) && typeof each === 'string' && /^[0-9a-f]{64}$/.test(each)) found.add(each)
    else collect(each, found)
  }
}
