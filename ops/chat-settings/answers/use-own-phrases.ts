import { useQuery } from '@tanstack/react-query'
import { phrasesIn } from '#domain/chat/settings/own-phrases.ts'
import { chatSettingsQuery } from '../queries.ts'

/** What the company itself never says, as it was last saved. */
export function useOwnPhrases(): readonly string[] {
  const settings = useQuery(chatSettingsQuery).data?.settings
  return settings ? phrasesIn(settings.never_say) : []
}
