import { jobEquipment, type JobEquipmentWords } from './en-job-equipment.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<JobEquipmentWords>(
  jobEquipment,
  async () => (await import('./es-job-equipment.ts')).jobEquipment,
)

/** The words of equipment at a job, in the language of whoever reads them. */
export function useJobEquipmentWords(): JobEquipmentWords {
  return useIn(useLanguageHere())
}
