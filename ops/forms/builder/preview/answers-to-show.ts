import { pathOf } from '#domain/forms/answers/path.ts'
import { holds, type Clause, type Condition } from '#domain/forms/definition/condition.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Json } from '#platform/canonical-json.ts'
import { answersOffered } from '../edit/clauses.ts'
import { partsOf } from '../edit/condition-edits.ts'
import { findField, sectionOf } from '../edit/edits.ts'

type Answers = Readonly<Record<string, Json>>

/** Beyond this, what leads to a field is looked for no longer. */
const mostSteps = 20

/** Answers with which a field is shown, so that whoever works on it sees it; those that were given, where none are found. */
export function answersToShow(form: FormDefinition, id: string, given: Answers): Answers {
  let answers = given
  for (let step = 0; step < mostSteps; step++) {
    const path = pathOf(form, answers)
    if (path.isShown(id)) return answers
    const clause = nextClause(form, id, { answers, seen: new Set() })
    if (!clause) return given
    const next = meeting(form, clause, answers)
    if (next === answers) return given
    answers = next
  }
  return given
}

type Looking = { answers: Answers; seen: Set<string> }

/** What stands in the way first: of the field itself, or of one that it asks about. */
function nextClause(form: FormDefinition, id: string, { answers, seen }: Looking): Clause | null {
  if (seen.has(id)) return null
  seen.add(id)
  const path = pathOf(form, answers)
  const conditions = [sectionOf(form, id)?.show_if, findField(form, id)?.show_if]
  for (const condition of conditions) {
    if (!condition || holds(condition, path.valueOf)) continue
    const clause = unmet(condition, path.valueOf)
    if (!clause) continue
    return path.isShown(clause.field) ? clause : (nextClause(form, clause.field, { answers, seen }) ?? clause)
  }
  return null
}

function unmet(condition: Condition, valueOf: (id: string) => unknown): Clause | null {
  for (const part of partsOf(condition)) {
    if ('field' in part) {
      if (!holds({ all: [part] }, valueOf)) return part
    } else if (!holds(part, valueOf)) return unmet(part, valueOf)
  }
  return null
}

/** The same answers, but for one that meets the clause. */
function meeting(form: FormDefinition, clause: Clause, answers: Answers): Answers {
  const field = findField(form, clause.field)
  const { [clause.field]: before, ...others } = answers
  const put = (answer: Json): Answers => ({
    ...others,
    [clause.field]: field?.type === 'chips' ? [answer] : answer,
  })
  const offered = (field && answersOffered(field))?.map(({ value }) => value) ?? null
  switch (clause.op) {
    case 'is':
    case 'at_least':
    case 'at_most':
      return put(clause.value)
    case 'one_of': {
      const [first] = clause.values
      return first === undefined ? answers : put(first)
    }
    case 'answered':
      return put(
        offered?.[0] ??
          (field?.type === 'number' || field?.type === 'money'
            ? 1
            : field?.type === 'date'
              ? '2026-11-10'
              : 'Example'),
      )
    case 'is_not':
    case 'none_of':
    case 'not_answered':
      return before === undefined ? answers : others
  }
}
