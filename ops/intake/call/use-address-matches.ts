import { useQuery } from '@tanstack/react-query'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { duplicatesQuery } from '../queries.ts'
import type { Draft } from './draft.ts'
import { factsOf, shownPlace } from './facts-of.ts'
import { useSettled } from './use-settled.ts'

/** Jobs and requests of the same house, whoever called about them: a second caller often has another phone. */
export function useAddressMatches(draft: Draft): readonly JobMatch[] {
  const address = useSettled(factsOf(draft).facts.address ? shownPlace(draft) : null) ?? ''
  const found = useQuery({ ...duplicatesQuery({ phone: '', address }), enabled: address !== '' }).data ?? []
  return address ? found.filter(({ id }) => id !== draft.id && id !== draft.match?.id) : []
}
