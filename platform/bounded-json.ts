import type { Json } from './canonical-json.ts'

/** What a value may hold. The numbers of a list, as the points of ink, count by themselves: nothing is cheaper to look at. */
export type JsonLimits = { values: number; numbers: number; depth: number; letters: number }

/** Whether it is JSON and no more than this. It is told in one walk, which ends at the first that is too much. */
export function isBoundedJson(value: unknown, most: JsonLimits): value is Json {
  return isWithin(value, most.depth, { ...most })
}

/** Whether a text of JSON opens more objects and lists than this: to parse a million of them takes most of a second, to count them does not. */
export function opensMoreThan(json: string, most: number): boolean {
  let opened = 0
  for (let at = 0; at < json.length && opened <= most; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === brace || sign === bracket) opened += 1
  }
  return opened > most
}

const brace = 0x7b
const bracket = 0x5b

function isWithin(value: unknown, depth: number, left: JsonLimits): boolean {
  left.values -= 1
  if (left.values < 0) return false
  switch (typeof value) {
    case 'string':
      return value.length <= left.letters
    case 'number':
      return Number.isFinite(value)
    case 'boolean':
      return true
    case 'object':
      if (value === null) return true
      if (depth === 0) return false
      return Array.isArray(value)
        ? isListWithin(value, depth - 1, left)
        : isObjectWithin(value, depth - 1, left)
    default:
      return false
  }
}

function isListWithin(list: readonly unknown[], depth: number, left: JsonLimits) {
  for (const each of list) {
    if (typeof each === 'number') {
      left.numbers -= 1
      if (left.numbers < 0 || !Number.isFinite(each)) return false
    } else if (!isWithin(each, depth, left)) return false
  }
  return true
}

function isObjectWithin(value: object, depth: number, left: JsonLimits) {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  for (const [name, each] of Object.entries(value))
    if (name.length > left.letters || !isWithin(each, depth, left)) return false
  return true
}
