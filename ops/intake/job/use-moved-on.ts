import { useQuery } from '@tanstack/react-query'
import { deskQuery } from '../../desk/queries.ts'
import { isUnanswered, movedTo } from '../../problem.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { movedOnDesk } from './moved-on-desk.ts'

/**
 * The job that this one is part of now, where the person sees that one alone: as the server says, or, where no answer comes, Today as it is
 * stored on the device. `at`: when the file of this one was read; 0 where it was not.
 */
export function useMovedOn(id: string, { error, at }: { error: unknown; at: number }) {
  const isLost = useIsLost()
  const desk = useQuery({ ...deskQuery, enabled: false }).data
  const told = movedTo(error)
  if (told) return told
  return desk && (isLost || isUnanswered(error)) ? movedOnDesk(desk, { id, at }) : null
}
