import type { FormDefinition } from '#domain/forms/definition/definition.ts'

const length = 6
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export type Random = (below: number) => number

/**
 * An ID for a new part of a form: what it is and some letters at random, never its label. Labels are put in other words, and the
 * answers of forms that were filled in before stay with the ID.
 */
export function newPartId(kind: string, taken: ReadonlySet<string>, random: Random = randomBelow): string {
  for (;;) {
    const tail = Array.from({ length }, () => letters[random(letters.length)] ?? 'x').join('')
    const id = `${kind}_${tail}`
    if (!taken.has(id)) return id
  }
}

/** Every ID that parts of the form have: of sections, fields, options and columns. */
export function idsIn({ sections }: Pick<FormDefinition, 'sections'>): Set<string> {
  return new Set(
    sections.flatMap(({ id, fields }) => [
      id,
      ...fields.flatMap((field) => [
        field.id,
        ...('options' in field ? field.options.map((option) => option.id) : []),
        ...('columns' in field ? field.columns.map((column) => column.id) : []),
      ]),
    ]),
  )
}

function randomBelow(below: number) {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value % below
}
