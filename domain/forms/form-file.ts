import type * as z from 'zod'
import { hasConversions } from '#platform/requests/conversions.ts'
import { partOf, sentenceOf } from './checks/check-draft.ts'
import { FormDraft, longestFile } from './template.ts'

/** A form that was exported, read from its text; or every fault of it, each with its place. */
export type ReadForm = { form: FormDraft } | { faults: readonly string[] }

/** Deeper than any form is. */
const deepest = 16
const mostFaults = 20

/**
 * Reads an exported form, on the device and the server. What was exported half made can be read again. What a form doesn't know is named and not
 * dropped: it may be a slip of the pen, or come from a newer portal.
 */
export function readFormFile(text: string): ReadForm {
  if (text.length > longestFile) return { faults: ['This file is too large for a form.'] }
  if (depthOf(text) > deepest) return { faults: ['This file is nested deeper than a form is.'] }
  const parsed = parse(text)
  if ('faults' in parsed) return parsed
  const { value } = parsed
  if (!isForm(value) || hasConversions(text)) return { faults: ['This file isn’t a form.'] }
  if (value['format'] !== 1) return { faults: ['This portal can’t read this kind of form. It may be newer.'] }
  const read = FormDraft.safeParse(value)
  if (!read.success) return { faults: faultsOf(read.error.issues, value) }
  const unknown = unknownIn(value, read.data, [])
  if (unknown.length === 0) return { form: read.data }
  return { faults: unknown.slice(0, mostFaults).map((path) => unknownAt(path, read.data)) }
}

function parse(text: string): { value: unknown } | { faults: readonly string[] } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const place = error instanceof Error ? /line (\d+) column (\d+)/.exec(error.message) : null
    const where = place ? ` Look at line ${place[1]}, column ${place[2]}.` : ''
    return { faults: [`This file isn’t valid JSON.${where}`] }
  }
}

/** How deep its brackets go, those in texts aside. */
function depthOf(text: string) {
  let [depth, most, isText] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isText && sign === '\\') at++
    else if (sign === '"') isText = !isText
    else if (!isText && (sign === '{' || sign === '[')) most = Math.max(most, ++depth)
    else if (!isText && (sign === '}' || sign === ']')) depth--
  }
  return most
}

function isForm(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function faultsOf(issues: readonly z.core.$ZodIssue[], value: Record<string, unknown>) {
  return issues.slice(0, mostFaults).map((issue) => `${placeOf(issue.path, value)}${sayOf(issue)}`)
}

function sayOf(issue: z.core.$ZodIssue) {
  if (issue.code === 'unrecognized_keys') return `“${issue.keys.join('”, “')}” isn’t known here.`
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'type') return 'There is no such kind of field.'
  return sentenceOf(issue)
}

/** "Section 2, field 3 (depth), label: ". */
function placeOf(path: readonly PropertyKey[], value: Record<string, unknown>) {
  const [first, at, fields, nth, ...rest] = path
  if (first !== 'sections') return path.length > 0 ? `${path.join(', ')}: ` : ''
  if (at === undefined) return ''
  const section = `Section ${Number(at) + 1}`
  if (fields !== 'fields' || nth === undefined) return `${[section, fields].filter(Boolean).join(', ')}: `
  const id = idAt(value, path)
  const field = `field ${Number(nth) + 1}${id === null ? '' : ` (${id})`}`
  return `${[section, field, ...rest].join(', ')}: `
}

function idAt(value: unknown, path: readonly PropertyKey[]) {
  let here: unknown = value
  for (const step of path.slice(0, 4))
    here = Object.entries(here ?? {}).find(([key]) => key === String(step))?.[1]
  const id: unknown = isForm(here) ? here['id'] : null
  return typeof id === 'string' && id.length <= 40 ? id : null
}

/** The paths to what the file says and a form doesn't know. */
function unknownIn(said: unknown, known: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof said !== 'object' || said === null || typeof known !== 'object' || known === null) return []
  const kept = new Map(Object.entries(known))
  return Object.entries(said).flatMap(([key, value]) =>
    kept.has(key) ? unknownIn(value, kept.get(key), [...path, key]) : [[...path, key]],
  )
}

function unknownAt(path: readonly PropertyKey[], form: FormDraft) {
  const part = partOf(form, path)
  const key = String(path.at(-1))
  return part === null ? `“${key}” isn’t known here.` : `In “${part}”: “${key}” isn’t known here.`
}
