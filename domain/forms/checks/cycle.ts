import { fieldsAsked } from '../definition/condition.ts'
import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import { needsOf } from './needs.ts'

/** Fields each of which is shown or counted by the next, and the last by the first; null where there are none. */
export function findCycle(form: FormDefinition): string[] | null {
  const needs = new Map(fieldsOf(form).map((field) => [field.id, needsOf(field)]))
  for (const { show_if, fields } of form.sections)
    for (const { id } of fields) needs.get(id)?.push(...(show_if ? fieldsAsked(show_if) : []))
  const done = new Set<string>()

  function follow(id: string, way: readonly string[]): string[] | null {
    if (way.includes(id)) return [...way.slice(way.indexOf(id)), id]
    if (done.has(id)) return null
    for (const next of needs.get(id) ?? []) {
      const cycle = follow(next, [...way, id])
      if (cycle) return cycle
    }
    done.add(id)
    return null
  }

  for (const id of needs.keys()) {
    const cycle = follow(id, [])
    if (cycle) return cycle
  }
  return null
}
