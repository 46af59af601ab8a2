import type { Shift } from '#domain/shifts/shift.ts'
import { addShifts, removeShift } from './shifts-api.ts'
import { useRotaChange } from './use-rota-change.ts'

/** Removes a shift from the schedule right away, and offers to put it back as it was. */
export function useRemoveShift(shift: Shift | null, onDone: () => void) {
  const restore = useRotaChange({
    change: async () => shift && addShifts([factsOf(shift)]),
    done: 'Shift restored',
  })
  return useRotaChange({
    change: async () => shift && removeShift(shift),
    done: `${shift?.employee.name}’s shift removed`,
    onDone,
    undo: () => restore.mutate(),
  })
}

function factsOf({ id, employee, line, starts_at, ends_at }: Shift) {
  return { id, employee_id: employee.id, line, starts_at, ends_at }
}
