import { useRef, useState } from 'react'
import { readAssetNumber, writeAssetNumber } from '#domain/equipment/asset-number.ts'
import { isUnanswered } from '../../problem.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { findUnit, type FieldUnit } from './equipment-api.ts'
import { tagOfLabel, unitOfNumber } from './find-unit.ts'

type Found = { unit: FieldUnit } | { isLooking: true } | { fault: string; more?: string } | null

/** Finds a unit by the number that was typed or the label that was scanned: among those stored here first, then at the server. */
export function useFindUnit(units: readonly FieldUnit[]) {
  const { scan } = useJobEquipmentWords()
  const [found, setFound] = useState<Found>(null)
  const latest = useRef(0)

  /** What is found after the next one was asked for is not shown. */
  async function look(local: FieldUnit | undefined, asked: () => Promise<FieldUnit | null>, faults: Faults) {
    latest.current += 1
    const turn = latest.current
    if (local) return setFound({ unit: local })
    setFound({ isLooking: true })
    const answer = await asked().then(
      (unit): Found => (unit ? { unit } : faults.unknown),
      (error: unknown): Found => (isUnanswered(error) ? faults.offline : faults.unknown),
    )
    if (turn === latest.current) setFound(answer)
  }

  return {
    found,
    show: (unit: FieldUnit) => setFound({ unit }),
    clear: () => setFound(null),
    byNumber(typed: string) {
      const parts = readAssetNumber(typed)
      if (!parts) return setFound({ fault: scan.notANumber })
      const number = writeAssetNumber(parts)
      const faults = {
        unknown: { fault: scan.unknown(number) },
        offline: { fault: scan.unknownOffline(number) },
      }
      const asked = async () => {
        const unit = await findUnit({ q: number })
        return (unit && unitOfNumber([unit], number)) ?? null
      }
      void look(unitOfNumber(units, number), asked, faults)
    },
    async byLabel(scanned: string) {
      const tag = await tagOfLabel(scanned)
      if (tag === null) return setFound({ fault: scan.notOurs, more: scan.notOursMore })
      const local = units.find((unit) => unit.tag === tag)
      const faults = {
        unknown: { fault: scan.notOurs, more: scan.notOursMore },
        offline: { fault: scan.tagOffline },
      }
      await look(local, () => findUnit({ tag }), faults)
    },
  }
}

type Faults = Record<'unknown' | 'offline', Exclude<Found, null>>
