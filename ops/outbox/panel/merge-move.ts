import { LeadMove } from '#domain/leads/lead-move.ts'
import type { LeadStatus } from '#domain/leads/lead-states.ts'
import { hasPassed, type VisitTime } from '#domain/visits/visit-time.ts'
import {
  differencesOf,
  isSame,
  mergeFields,
  sides,
  type Choices,
  type Difference,
  type Side,
} from './merge-fields.ts'
import { fieldsAfter, MoveFields, type MoveField } from './move-fields.ts'

/** A status change and what the server has, with the revision of that. */
export type MoveSides = { base: MoveFields | null; mine: MoveFields; theirs: MoveFields; revision: number }

/** Why a side of a field can't be taken with the chosen status. */
export type Reason =
  | 'needs_visit'
  | 'passed'
  | 'no_visit'
  | 'visit_stays'
  | 'needs_person'
  | 'person_stays'
  | 'needs_outcome'
  | 'no_outcome'

/** A field that differs: which side counts, null until someone chose, and what speaks against each side. */
export type MoveChoice = {
  name: MoveField
  changedBy: Difference['changedBy']
  chosen: Side | null
  against: Readonly<Record<Side, Reason | null>>
}

/**
 * What a status change comes to. `open` are the fields that are still to be chosen; until then there is no `result`. `move` is null
 * too where the result is what the server has already.
 */
export type MergedMove = {
  fields: readonly MoveChoice[]
  open: readonly MoveField[]
  result: MoveFields | null
  move: LeadMove | null
}

export function mergeMove(both: MoveSides, choices: Choices, now: Date): MergedMove {
  const fields = fieldsOf(both, choices, now)
  const open = fields.filter(isOpen).map(({ name }) => name)
  if (open.length > 0) return { fields, open, result: null, move: null }
  const chosen = Object.fromEntries(fields.flatMap((each) => (each.chosen ? [[each.name, each.chosen]] : [])))
  const merged = MoveFields.parse(mergeFields(both, chosen).merged)
  const move = moveTo(merged, both.revision)
  const result = move ? fieldsAfter(both.theirs, move) : both.theirs
  return { fields, open, result, move: isSame(result, both.theirs) ? null : move }
}

function fieldsOf(both: MoveSides, choices: Choices, now: Date): MoveChoice[] {
  const differences = differencesOf(both).map((each) => ({
    ...each,
    name: MoveFields.keyof().parse(each.name),
  }))
  // What goes with a status is asked once that is chosen.
  const first = differences.find(({ name }) => name === 'status')
  const side = first ? chosenOf(againstStatus(both, now), choices['status']) : 'theirs'
  const status = side && both[side].status
  const isMyVisit = choices['visit'] === 'mine' && !isSame(both.mine.visit, both.theirs.visit)
  return differences.map(({ name, changedBy }) => {
    const of = (asked: Side) => reasonAgainst(asked, { name, both, status, isMyVisit, now })
    const against = name === 'status' ? againstStatus(both, now) : { mine: of('mine'), theirs: of('theirs') }
    return { name, changedBy, against, chosen: chosenOf(against, choices[name]) }
  })
}

/** Where only one side is possible, it counts; where none is, the status says what becomes of the field. */
function chosenOf(against: MoveChoice['against'], choice: Choices[string] | undefined): Side | null {
  const possible = sides.filter((side) => against[side] === null)
  return possible.length === 1 ? (possible[0] ?? null) : (possible.find((side) => side === choice) ?? null)
}

export function isOpen({ chosen, against }: MoveChoice) {
  return chosen === null && (against.mine === null || against.theirs === null)
}

function againstStatus(both: MoveSides, now: Date): MoveChoice['against'] {
  return { mine: both.mine.status === 'scheduled' ? againstPlanning(both, now) : null, theirs: null }
}

type Question = {
  name: MoveField
  both: MoveSides
  status: LeadStatus | null
  isMyVisit: boolean
  now: Date
}

function reasonAgainst(side: Side, { name, both, status, isMyVisit, now }: Question): Reason | null {
  if (status === null) return null
  const isTheirs = side === 'theirs'
  const { visit, assigned_to, outcome } = both[side]
  // As the server has it, it can always stay.
  const stays = isTheirs && both.theirs.status === status
  if (name === 'outcome') {
    if (status !== 'closed') return outcome && 'no_outcome'
    return outcome || stays ? null : 'needs_outcome'
  }
  if (name === 'assigned_to') {
    if (status !== 'scheduled') return isTheirs ? null : 'person_stays'
    return assigned_to || (stays && !isMyVisit) ? null : 'needs_person'
  }
  if (status === 'closed') return isTheirs ? null : 'visit_stays'
  if (status !== 'scheduled') return visit && 'no_visit'
  if (!visit) return stays ? null : 'needs_visit'
  return isTheirs ? null : againstVisit(both, visit, now)
}

function againstVisit(
  { mine, theirs }: Pick<MoveSides, 'mine' | 'theirs'>,
  visit: VisitTime,
  now: Date,
): Reason | null {
  if (hasPassed(visit, now)) return 'passed'
  return (mine.assigned_to ?? theirs.assigned_to) ? null : 'needs_person'
}

/** A visit that is planned is ahead, and someone goes there. One that the server has already may have passed. */
function againstPlanning({ mine, theirs }: MoveSides, now: Date): Reason | null {
  if (theirs.visit) return (mine.assigned_to ?? theirs.assigned_to) ? null : 'needs_person'
  return mine.visit ? againstVisit({ mine, theirs }, mine.visit, now) : 'needs_visit'
}

/** Null where no single change leads there, as to what was closed before anyone was asked how it ended. */
function moveTo({ status, visit, assigned_to, outcome }: MoveFields, revision: number): LeadMove | null {
  const isPlanned = status === 'scheduled' && visit && assigned_to
  const ended = status === 'closed' ? outcome : null
  const move = LeadMove.safeParse({
    status,
    revision,
    ...(isPlanned && { schedule: { ...visit, employee_id: assigned_to } }),
    ...(ended && { outcome: ended.value }),
    ...(ended?.duplicate_of && { duplicate_of: ended.duplicate_of }),
  })
  return move.data ?? null
}
