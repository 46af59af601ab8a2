import { signingLinks, type SigningLinksWords } from './en-signing-links.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<SigningLinksWords>(
  signingLinks,
  async () => (await import('./es-signing-links.ts')).signingLinks,
)

/** The words of papers that are signed by link, in the language of whoever reads them. */
export function useSigningLinksWords(): SigningLinksWords {
  return useIn(useLanguageHere())
}
