import type { ChatSettings } from '#domain/chat/settings/settings.ts'

/** One thing that differs, with its name as people read it. */
export type ChangeLine = { readonly name: string; readonly from: string; readonly to: string }

/** What of the settings is different, place by place. */
export function changeLines(before: Partial<ChatSettings>, after: Partial<ChatSettings>): ChangeLine[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const places = [...new Set([...was.keys(), ...is.keys()])]
  return places
    .map((name) => ({ name, from: was.get(name) ?? 'nothing', to: is.get(name) ?? 'nothing' }))
    .filter(({ from, to }) => from !== to)
}

/** Each single value by the words of its place; the name of the part itself stands above them. */
function leavesOf(parts: Partial<ChatSettings>) {
  return new Map(Object.values(parts).flatMap((part) => leaves(part, [])))
}

function leaves(value: unknown, path: readonly string[]): (readonly [string, string])[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return [[nameOf(path), value.join(', ') || 'none']]
  if (Array.isArray(value))
    return value.flatMap((one, nth) => leaves(one, [...path, keyOf(one) ?? String(nth + 1)]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
  if (typeof value === 'boolean') return [[nameOf(path), value ? 'On' : 'Off']]
  return [[nameOf(path), String(value ?? '') || 'blank']]
}

/** Rows are told apart by what they are called, wherever they stand. */
function keyOf(row: unknown) {
  const { key, fact, value } = Object(row)
  return [key, fact, value].find((name) => typeof name === 'string')
}

const spoken: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish', all: 'all pages' }

function nameOf(path: readonly string[]) {
  const words = path.map((step) => spoken[step] ?? step.replaceAll('_', ' ')).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
