import { useQuery } from '@tanstack/react-query'
import { firstRepliesQuery } from './queries.ts'
import { spanWords } from './words.ts'

/** How long visitors of today waited for the first words of a person. */
export function FirstReplies() {
  const { data } = useQuery(firstRepliesQuery)
  if (!data) return null
  if (data.median_seconds === null) return <span>No human reply yet today</span>
  return <span>First human reply today: {spanWords(data.median_seconds)}, median</span>
}
