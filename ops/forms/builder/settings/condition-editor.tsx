import { GitBranch, Plus, Trash2, X } from 'lucide-react'
import type { Clause, Condition } from '#domain/forms/definition/condition.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { useBuilding } from '../builder-context.ts'
import { nearestAsked, newClause } from '../edit/clauses.ts'
import { clausesOf, joined, partsOf, withClauses, withParts, type Part } from '../edit/condition-edits.ts'
import { ClauseRow } from './clause-row.tsx'
import { Select } from './small-fields.tsx'

type ConditionEditorProps = {
  /** "Show", "Required": what holds if the condition does. */
  what: string
  condition: Condition
  /** Of the field or section that has it: it can't ask about itself. */
  of: string
  onChange: (condition: Condition | undefined) => void
}

const most = 12

/** A condition as sentences: each line asks about one answer, and a group of lines stands for one. */
export function ConditionEditor({ what, condition, of, onChange }: ConditionEditorProps) {
  const { form } = useBuilding()
  const parts = partsOf(condition)
  const isAll = 'all' in condition
  const put = (next: readonly Part[]) => onChange(withParts(condition, next) ?? undefined)
  const fresh = () => {
    const asked = nearestAsked(fieldsOf(form), of)
    return asked && newClause(asked)
  }

  function add() {
    const clause = fresh()
    if (clause) put([...parts, clause])
  }

  function addGroup() {
    const clause = fresh()
    if (clause) put([...parts, isAll ? { any: [clause] } : { all: [clause] }])
  }

  return (
    <fieldset className="min-w-0 border border-l-4 border-gold bg-sheet px-2.5 pt-1.5 pb-2">
      <legend className="sr-only">{what} if</legend>
      <div className="flex items-center gap-2">
        <GitBranch aria-hidden className="size-4 shrink-0" />
        <span aria-hidden className="font-semibold whitespace-nowrap">
          {what} if
        </span>
        <Select
          label={`${what} if all or any are true`}
          className="w-38"
          value={isAll ? 'all' : 'any'}
          options={joins}
          onChange={(by) => onChange(joined(condition, by === 'any' ? 'any' : 'all'))}
        />
        <span className="flex-1" />
        <button
          type="button"
          aria-label="Remove the whole condition"
          title="Remove the whole condition"
          className={iconButton}
          onClick={() => onChange(undefined)}
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      </div>
      <ul className="mt-1.5 grid gap-1.5">
        {parts.map((part, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines have no other name, and keep no state
          <li key={nth}>
            <PartLine
              part={part}
              of={of}
              onChange={(next) => put(parts.toSpliced(nth, 1, ...(next ? [next] : [])))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-1 -mb-1 flex flex-wrap gap-x-4">
        <button
          type="button"
          className={addButton}
          aria-disabled={parts.length >= most}
          onClick={() => parts.length < most && add()}
        >
          <Plus aria-hidden className="size-4" />
          Condition
        </button>
        <button
          type="button"
          className={addButton}
          aria-disabled={parts.length >= most}
          onClick={() => parts.length < most && addGroup()}
        >
          <Plus aria-hidden className="size-4" />
          {isAll ? 'Group of which one is enough' : 'Group that all must hold'}
        </button>
      </div>
    </fieldset>
  )
}

type PartLineProps = { part: Part; of: string; onChange: (part: Part | null) => void }

function PartLine({ part, of, onChange }: PartLineProps) {
  const { form } = useBuilding()
  if ('field' in part) return <ClauseRow clause={part} of={of} onChange={onChange} />
  const clauses = clausesOf(part)
  const put = (next: Clause[]) => onChange(withClauses(part, next))
  return (
    <fieldset className="min-w-0 border-l-3 border-edge pl-2">
      <legend className="sr-only">Group</legend>
      <p className="flex items-center justify-between gap-2 text-sm text-muted">
        {'all' in part ? 'All of these' : 'One of these'}
        <button
          type="button"
          aria-label="Remove the group"
          className={iconButton}
          onClick={() => onChange(null)}
        >
          <X aria-hidden className="size-4" />
        </button>
      </p>
      <ul className="grid gap-1.5">
        {clauses.map((clause, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines have no other name, and keep no state
          <li key={nth}>
            <ClauseRow
              clause={clause}
              of={of}
              onChange={(next) => put(clauses.toSpliced(nth, 1, ...(next ? [next] : [])))}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={addButton}
        onClick={() => {
          const asked = nearestAsked(fieldsOf(form), of)
          if (asked) put([...clauses, newClause(asked)])
        }}
      >
        <Plus aria-hidden className="size-4" />
        Condition in this group
      </button>
    </fieldset>
  )
}

const joins = [
  { value: 'all', label: 'all are true' },
  { value: 'any', label: 'any is true' },
]
const iconButton =
  'grid size-11 shrink-0 place-content-center rounded-sm text-muted hover:bg-wash hover:text-ink lg:size-9'
const addButton =
  'flex min-h-11 items-center gap-1.5 text-left text-[0.9375rem] font-semibold hover:underline aria-disabled:opacity-40 lg:min-h-8'
