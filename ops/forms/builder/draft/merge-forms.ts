import type { FormDefinition, Section } from '#domain/forms/definition/definition.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { isSame } from './same-form.ts'

type Three<Part> = { base: Part; mine: Part; theirs: Part }

/**
 * Both changes in one form, where they are of different parts: a field, the head of a section, the order within it. Null where both
 * changed the same part in different ways, and someone has to decide.
 */
export function mergeForms({ base, mine, theirs }: Three<FormDefinition>): FormDefinition | null {
  const clashes: string[] = []
  function one<Part>(three: Three<Part>, name: string): Part {
    if (isSame(three.mine, three.base)) return three.theirs
    if (!isSame(three.theirs, three.base) && !isSame(three.mine, three.theirs)) clashes.push(name)
    return three.mine
  }
  const each = <Part>(part: (form: FormDefinition) => Part): Three<Part> => ({
    base: part(base),
    mine: part(mine),
    theirs: part(theirs),
  })

  const order = one(each(sectionIds), 'order')
  const sections = order.flatMap((id): Section[] => {
    const head = one(
      each((form) => headOf(form, id)),
      id,
    )
    const fields = one(
      each((form) => fieldIds(form, id)),
      id,
    )
    if (!head) return []
    return [
      {
        ...head,
        fields: (fields ?? []).flatMap(
          (field) =>
            one(
              each((form) => fieldIn(form, field)),
              field,
            ) ?? [],
        ),
      },
    ]
  })
  const merged = {
    format: mine.format,
    title: one(
      each(({ title }) => title),
      'title',
    ),
    states: one(
      each(({ states }) => states),
      'states',
    ),
    sections,
  }
  return clashes.length === 0 && isWhole(merged, { base, mine, theirs }) ? merged : null
}

/** Nothing stands there twice, what only one of them added is there, and what one changed wasn't taken out by the other. */
function isWhole(merged: FormDefinition, { base, mine, theirs }: Three<FormDefinition>) {
  const ids = partIds(merged)
  const left = new Set(ids)
  if (left.size !== ids.length) return false
  const before = new Set(partIds(base))
  return [
    [mine, theirs],
    [theirs, mine],
  ].every(([form, other]) =>
    partIds(form ?? merged).every((id) => {
      if (left.has(id)) return true
      const isTakenOut = before.has(id) && other !== undefined && !partIds(other).includes(id)
      return isTakenOut && form !== undefined && isSame(partIn(form, id), partIn(base, id))
    }),
  )
}

function sectionIds({ sections }: FormDefinition) {
  return sections.map(({ id }) => id)
}

function partIds(form: FormDefinition) {
  return form.sections.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)])
}

function partIn(form: FormDefinition, id: string) {
  return fieldIn(form, id) ?? form.sections.find((section) => section.id === id)
}

function fieldIn(form: FormDefinition, id: string) {
  return fieldsOf(form).find((field) => field.id === id)
}

function fieldIds(form: FormDefinition, section: string) {
  return form.sections.find(({ id }) => id === section)?.fields.map(({ id }) => id)
}

function headOf(form: FormDefinition, id: string): Omit<Section, 'fields'> | undefined {
  const section = form.sections.find((each) => each.id === id)
  if (!section) return undefined
  const { fields: _, ...head } = section
  return head
}
