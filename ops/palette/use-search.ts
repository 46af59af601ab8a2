import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { shortestSearch } from '#domain/search/limits.ts'
import { searchEverything } from './search-api.ts'
import { searchDelayMs } from '../ui/search-field.tsx'

/** What the server finds of what is typed, a moment behind; while the next answer is on its way the last one stays. */
export function useSearch(typed: string) {
  const q = useSettled(typed.trim())
  return useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => searchEverything(q, signal),
    enabled: q.length >= shortestSearch,
    placeholderData: (shown) => (q.length >= shortestSearch ? shown : undefined),
  })
}

function useSettled(typed: string) {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), searchDelayMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
