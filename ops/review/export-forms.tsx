import type { ReviewSearch } from './search.ts'

export function ExportForms(_: { search: ReviewSearch }) {
  return null
}
