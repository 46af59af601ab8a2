import { canonicalJson, type Json } from '#platform/canonical-json.ts'

/** In whatever order its parts stand: the server has an order of its own. */
export function isSame(one: unknown, other: unknown) {
  const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)]
  if (text === otherText) return true
  return text !== undefined && otherText !== undefined && canonical(text) === canonical(otherText)
}

function canonical(text: string) {
  const value: Json = JSON.parse(text)
  return canonicalJson(value)
}
