import type { ImportPlan, PlannedLine } from '#domain/employees/employee-import.ts'

export const doesWords: Record<PlannedLine['does'], string> = {
  refuse: 'Error',
  add: 'New',
  change: 'Updated',
  nothing: 'No change',
}

/** What a file would do, in a sentence. */
export function planWords({ add, change, nothing, refuse }: ImportPlan['counts']) {
  if (refuse > 0)
    return `${lines(refuse)} ${refuse === 1 ? 'has' : 'have'} an error. Fix the file and choose it again. Nothing has been imported.`
  if (add + change === 0) return 'Nothing to import. Everyone in this file is already up to date.'
  const parts = [
    add > 0 && `${people(add)} will be added`,
    change > 0 && `${people(change)} will be updated`,
    nothing > 0 && `${people(nothing)} unchanged`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

export function doneWords({ add, change }: Pick<ImportPlan['counts'], 'add' | 'change'>) {
  return [add > 0 && `${people(add)} added`, change > 0 && `${people(change)} updated`]
    .filter(Boolean)
    .join(', ')
}

function people(count: number) {
  return count === 1 ? '1 person' : `${count} people`
}

function lines(count: number) {
  return count === 1 ? '1 line' : `${count} lines`
}
