import { enSketch, type SketchWords } from './en-sketch.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<SketchWords>(enSketch, async () => (await import('./es-sketch.ts')).esSketch)

/** The words of the floor plan, in the language of whoever draws it. */
export function useSketchWords(): SketchWords {
  return useIn(useLanguageHere())
}
