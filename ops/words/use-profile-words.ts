import { profile, type ProfileWords } from './en-profile.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<ProfileWords>(profile, async () => (await import('./es-profile.ts')).profile)

/** The words of a person's own profile, in the language of whoever reads them. */
export function useProfileWords(): ProfileWords {
  return useIn(useLanguageHere())
}
