import { second } from '#platform/time.ts'

/** For how long after a pen was near nothing but the pen draws: the hand that holds it lies on the sheet too. */
const penRests = 1.5 * second

export type Pointer = { id: number; type: string; button: number; at: number }

/**
 * Whether a pointer that came down on the sheet draws from now on. One draws at a time, but a pen takes over from the hand that came
 * down before it.
 */
export function takesOver(
  pointer: Pointer,
  { drawing, penAt }: { drawing: Pick<Pointer, 'type'> | null; penAt: number | null },
): boolean {
  if (pointer.button !== 0) return false
  if (drawing) return pointer.type === 'pen' && drawing.type === 'touch'
  return !(pointer.type === 'touch' && penAt !== null && pointer.at - penAt < penRests)
}
