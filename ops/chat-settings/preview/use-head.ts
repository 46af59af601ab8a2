import { useQuery } from '@tanstack/react-query'
import { headOf } from '#domain/chat/settings/head-of.ts'
import { companyName } from '../../session/company.ts'
import { chatStartQuery } from '../queries.ts'
import type { Seen } from './seen.ts'

/** The head of the chat as the server would make it, with whoever is on call now. */
export function useHead({ settings, group, hour }: Seen) {
  const onCall = useQuery(chatStartQuery).data?.on_call ?? null
  const storm = hour === 'storm' ? { ...settings.storm, is_on: true } : settings.storm
  const time = hour === 'night' ? '02:00' : '12:00'
  return headOf({ ...settings, storm }, { group, time, onCall, company: companyName() })
}
