import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { notifyError } from '../../ui/notify.ts'
import { useWords } from '../../words/use-words.ts'
import type { FieldUnit } from './equipment-api.ts'
import { storeMovePhoto } from './move-photo.ts'
import type { Chosen } from './unit-panel.tsx'
import type { useEquipment } from './use-equipment.ts'
import { useFindUnit } from './use-find-unit.ts'
import { useMoveWrite } from './use-move-write.ts'

type Here = Pick<ReturnType<typeof useEquipment>, 'stays' | 'units'>

/** The unit that was scanned or typed last, what is done with it, and what was done before. */
export function useUnitAtHand(job: Pick<JobDetail, 'id' | 'name'>, { stays, units }: Here) {
  const words = useJobEquipmentWords()
  const { field } = useWords()
  const { found, show, clear, byNumber, byLabel } = useFindUnit(units)
  const { send, last, undo, settle, problem } = useMoveWrite(job)
  const seen = found && 'unit' in found ? found.unit : null
  // As it is by now, where the list was read again since.
  const unit = seen && (units.find(({ id }) => id === seen.id) ?? seen)

  async function choose(chosen: Chosen) {
    if (!unit) return
    clear()
    focusNumber()
    const isStored = chosen.photo !== null && (await storeMovePhoto(job, chosen.photo).catch(() => false))
    if (chosen.photo && !isStored) notifyError(field.notStored(1))
    const photo = chosen.photo && isStored ? { photo: chosen.photo.sha256 } : {}
    const { id: unit_id, number } = unit
    const stay = stays.find((each) => each.unit_id === unit_id && each.pulled_at === null) ?? null
    if (chosen.move === 'pulled') {
      const days = words.days({ least: stay?.days ?? 1, most: stay?.days ?? 1 })
      send(
        { move: 'pulled', unit_id, number, condition: chosen.condition, ...photo },
        words.done.pulled(number, days),
        stay,
      )
    } else {
      const { move, room } = chosen
      const where = room && words.room(room.name)
      send(
        { move, unit_id, number, ...(room && { room_id: room.id }), ...photo },
        words.done[move](number, where),
        stay,
      )
    }
  }

  return {
    unit,
    fault: found && 'fault' in found ? found : null,
    isLooking: found !== null && 'isLooking' in found,
    last,
    problem,
    choose: (chosen: Chosen) => void choose(chosen),
    close: clear,
    undo: () => last && undo(words.done.undone(last.move.number)),
    byNumber(typed: string) {
      settle()
      byNumber(typed)
    },
    byLabel(scanned: string) {
      settle()
      void byLabel(scanned)
    },
    open(stay: JobStay) {
      settle()
      show(units.find(({ id }) => id === stay.unit_id) ?? unitOf(stay))
    },
  }
}

/** As far as its line says it, where the list of units is not stored. */
function unitOf({
  unit_id: id,
  number,
  kind,
  maker,
  model,
  aham_pints,
  cfm,
  amps_tenths,
}: JobStay): FieldUnit {
  const known = { id, number, kind, maker, model, aham_pints, cfm, amps_tenths }
  return { ...known, state: 'in_stock', reason: null, tag: '', place: null }
}

/** Whoever types the numbers goes on with the next one. */
function focusNumber() {
  document.querySelector<HTMLInputElement>('[data-unit-number]')?.focus()
}
