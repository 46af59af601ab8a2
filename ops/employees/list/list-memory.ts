import type { EmployeeSearch } from '../search.ts'

/** Where the list was left: the way back leads to the same filters and the same row. */
const left: { search: EmployeeSearch; id: string | null } = { search: {}, id: null }

export function rememberSearch(search: EmployeeSearch) {
  left.search = search
}

export function rememberPerson(id: string) {
  left.id = id
}

export function leftSearch() {
  return left.search
}

/** The row that was opened last, told once. */
export function takeLeftPerson() {
  const { id } = left
  left.id = null
  return id
}
