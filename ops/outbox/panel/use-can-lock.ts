import { useQuery } from '@tanstack/react-query'
import { canLock } from '../../store/storage-key.ts'

/** Whether this device can lock what the person leaves here; undefined while the server may still give the key. */
export function useCanLock(personId: string, isAsked: boolean) {
  const { data } = useQuery({
    queryKey: ['can-lock', personId],
    queryFn: () => canLock(personId),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })
  return data
}
