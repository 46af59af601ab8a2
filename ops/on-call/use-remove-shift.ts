import type { Shift } from '#domain/shifts/shift.ts'
import { addShifts, removeShift } from './shifts-api.ts'
import { useRotaChange } from './use-rota-change.ts'

/** Takes a shift out of the rota at once, and offers to put it back as it was. */
export function useRemoveShift(shift: Shift | null, onDone: () => void) {
  const restore = useRotaChange({
    change: async () => shift && addShifts([factsOf(shift)]),
    done: `${shift?.employee.name} is on call again`,
  })
  return useRotaChange({
    change: async () => shift && removeShift(shift),
    done: `${shift?.employee.name} is not on call any more then`,
    onDone,
    undo: () => restore.mutate(),
  })
}

function factsOf({ id, employee, line, starts_at, ends_at }: Shift) {
  return { id, employee_id: employee.id, line, starts_at, ends_at }
}
