import { enPhotos, type PhotoWords } from './en-photos.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<PhotoWords>(enPhotos, async () => (await import('./es-photos.ts')).esPhotos)

/** The words of the photos of a job, in the language of whoever reads them. */
export function usePhotoWords(): PhotoWords {
  return useIn(useLanguageHere())
}
