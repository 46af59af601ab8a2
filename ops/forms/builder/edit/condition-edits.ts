import type { Clause, Condition } from '#domain/forms/definition/condition.ts'

/** The parts of a condition: clauses, and groups of clauses, which stand one level deep. */
export type Part = Extract<Condition, { all: unknown }>['all'][number]

export function partsOf(condition: Condition): readonly Part[] {
  return 'all' in condition ? condition.all : condition.any
}

/** The same condition with other parts; null where none is left. */
export function withParts(condition: Condition, parts: readonly Part[]): Condition | null {
  if (parts.length === 0) return null
  return 'all' in condition ? { all: [...parts] } : { any: [...parts] }
}

/** Whether all of its parts have to hold, or one is enough. */
export function joined(condition: Condition, by: 'all' | 'any'): Condition {
  const parts = [...partsOf(condition)]
  return by === 'all' ? { all: parts } : { any: parts }
}

/** Without the clauses that ask about a field; null where nothing else is asked. */
export function withoutField(condition: Condition, field: string): Condition | null {
  const parts = partsOf(condition).flatMap((part): Part[] => {
    if ('field' in part) return part.field === field ? [] : [part]
    const clauses = clausesOf(part).filter((clause) => clause.field !== field)
    return clauses.length === 0 ? [] : ['all' in part ? { all: clauses } : { any: clauses }]
  })
  return withParts(condition, parts)
}

type Group = Exclude<Part, Clause>

export function clausesOf(group: Group): Clause[] {
  return 'all' in group ? group.all : group.any
}

/** The same group with other clauses; null where none is left. */
export function withClauses(group: Group, clauses: Clause[]): Group | null {
  if (clauses.length === 0) return null
  return 'all' in group ? { all: clauses } : { any: clauses }
}
