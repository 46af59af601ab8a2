import { useInfiniteQuery } from '@tanstack/react-query'
import { useSettleScope } from '../session/may.ts'
import { problemsQuery } from './queries.ts'
import { countWords } from './count-words.ts'

/** How many problems wait for a decision, as a figure; empty if none do. All who show it share the list of the screen. */
export function useOpenProblems() {
  const maySettle = useSettleScope() !== undefined
  const { data } = useInfiniteQuery({ ...problemsQuery({ isOpen: true }), enabled: maySettle })
  return countWords(data?.pages ?? [])
}
