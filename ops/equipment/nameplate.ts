import type { StoredModel } from '#domain/equipment/model.ts'
import type { EquipmentWords } from '../words/en-equipment.ts'
import { ampsWords } from './typed-model.ts'

/** What the nameplate says, in one line: “124 pints · 8.5 A”. */
export function nameplateWords(model: StoredModel, { plate }: Pick<EquipmentWords, 'plate'>, locale: string) {
  const { aham_pints, cfm, amps_tenths } = model
  return [
    aham_pints && plate.pints(aham_pints.toLocaleString(locale)),
    cfm && plate.cfm(cfm.toLocaleString(locale)),
    amps_tenths && plate.amps(ampsWords(amps_tenths)),
  ]
    .filter(Boolean)
    .join(' · ')
}
