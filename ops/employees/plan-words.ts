import type { ImportPlan, PlannedLine } from '#domain/employees/employee-import.ts'

export const doesWords: Record<PlannedLine['does'], string> = {
  refuse: 'Not right',
  add: 'New',
  change: 'Changed',
  nothing: 'As it is',
}

/** What a file would do, in a sentence. */
export function planWords({ add, change, nothing, refuse }: ImportPlan['counts']) {
  if (refuse > 0)
    return `${lines(refuse)} ${refuse === 1 ? 'is' : 'are'} not right. Mend this in the file and choose it again; until then nothing is done.`
  if (add + change === 0) return 'Nothing to do: everyone in this file is here already, as it says.'
  const parts = [
    add > 0 && `${people(add)} will be added`,
    change > 0 && `${people(change)} will be changed`,
    nothing > 0 && `${people(nothing)} stay as they are`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

export function doneWords({ add, change }: Pick<ImportPlan['counts'], 'add' | 'change'>) {
  return [add > 0 && `${people(add)} added`, change > 0 && `${people(change)} changed`]
    .filter(Boolean)
    .join(', ')
}

function people(count: number) {
  return count === 1 ? '1 person' : `${count} people`
}

function lines(count: number) {
  return count === 1 ? '1 line' : `${count} lines`
}
