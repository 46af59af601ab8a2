/** Whether two values of JSON say the same. What is the very same object is not looked into, and what is undefined isn't there. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((each, at) => isSameJson(each, other[at]))
  }
  const [mine, theirs] = [told(one), told(other)]
  return mine.size === theirs.size && [...mine].every(([name, each]) => isSameJson(each, theirs.get(name)))
}

function told(value: object) {
  return new Map<string, unknown>(Object.entries(value).filter(([, each]) => each !== undefined))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
