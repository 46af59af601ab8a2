import { fieldsOf, type FormDefinition } from './definition.ts'
import type { Field } from './field.ts'

/** What another version of a form changes, field by field, in the order of the newer one; what was taken out comes last. */
export type FormChange =
  | { change: 'added' | 'removed'; field: string; label: string }
  | { change: 'moved'; field: string; label: string }
  | { change: 'changed'; field: string; label: string; parts: readonly string[] }

export function differenceOf(before: FormDefinition, after: FormDefinition): FormChange[] {
  const old = new Map(fieldsOf(before).map((field) => [field.id, field]))
  const now = fieldsOf(after)
  const kept = now.filter(({ id }) => old.has(id)).map(({ id }) => id)
  const moved = movedIn(
    fieldsOf(before).flatMap(({ id }) => (kept.includes(id) ? [id] : [])),
    kept,
  )
  const changes = now.flatMap((field): FormChange[] => {
    const told = { field: field.id, label: field.label.en }
    const earlier = old.get(field.id)
    if (!earlier) return [{ change: 'added', ...told }]
    const parts = changedParts(earlier, field)
    if (parts.length > 0) return [{ change: 'changed', ...told, parts }]
    return moved.has(field.id) ? [{ change: 'moved', ...told }] : []
  })
  const ids = new Set(now.map(({ id }) => id))
  const removed = [...old.values()].filter(({ id }) => !ids.has(id))
  return [
    ...changes,
    ...removed.map(({ id, label }) => ({ change: 'removed', field: id, label: label.en }) as const),
  ]
}

function changedParts(before: Field, after: Field) {
  const [old, now]: Record<string, unknown>[] = [{ ...before }, { ...after }]
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])
  return [...names].filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]))
}

/** As few as possible: who stays in the longest row that kept its order didn't move. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, at) => [id, at]))
  const rows: string[][] = []
  for (const id of after) {
    const fits = rows.filter((row) => (place.get(row.at(-1) ?? '') ?? 0) < (place.get(id) ?? 0))
    const longest = fits.toSorted((a, b) => b.length - a.length)[0] ?? []
    rows.push([...longest, id])
  }
  const stayed = new Set(rows.toSorted((a, b) => b.length - a.length)[0])
  return new Set(after.filter((id) => !stayed.has(id)))
}
