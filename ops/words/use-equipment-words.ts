import { equipment, type EquipmentWords } from './en-equipment.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<EquipmentWords>(equipment, async () => (await import('./es-equipment.ts')).equipment)

/** The words of equipment, in the language of whoever reads them. */
export function useEquipmentWords(): EquipmentWords {
  return useIn(useLanguageHere())
}
