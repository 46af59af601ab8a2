import { problemOf } from '../problem.ts'

export function changesWords(count: number) {
  return count === 1 ? '1 change' : `${count} changes`
}

/** What becomes of the changes, or what is in the way. A conflict has a notice of its own. */
export function hintOf(wrongFields: number, error: unknown) {
  const problem = error ? problemOf(error) : null
  if (problem && problem.status !== 409) return { words: problem.detail, isWrong: true }
  return { words: stateWords(wrongFields), isWrong: wrongFields > 0 }
}

function stateWords(wrongFields: number) {
  if (wrongFields === 0) return 'Goes live on the website when you save.'
  return wrongFields === 1 ? '1 field needs attention.' : `${wrongFields} fields need attention.`
}
