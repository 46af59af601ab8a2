import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../ui/notify.ts'
import { recheckSession } from '../session/session.ts'
import { type Profile } from './profile-api.ts'
import { profileQuery } from './queries.ts'

type ProfileChange<Input> = {
  change: (input: Input) => Promise<Profile>
  /** Said once it is done. */
  done: string
  onDone?: () => void
  onError?: (error: Error) => void
}

/** One thing changed in the profile, which the answer brings back whole. */
export function useProfileChange<Input = void>({ change, done, onDone, onError }: ProfileChange<Input>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess(profile) {
      client.setQueryData(profileQuery.queryKey, profile)
      notify(done)
      onDone?.()
      // The menu knows the name and the language too.
      void recheckSession()
    },
    onError,
  })
}
