import type { ToldEvent } from '#domain/events/define-event.ts'
import { notApplicable } from '#domain/drying/chart.ts'
import type { DeviationFields } from './deviation.ts'
import { deviationReasons, needs } from './deviation-choices.ts'

/** "Air movers: 4 placed, 5 recommended. Cabinets or contents cover what is wet". */
export function deviationLine({ payload }: ToldEvent) {
  const { kind, recommended, placed, reason } = payload
  const counts = `${labelOf(kind, needs)}: ${String(placed)} placed, ${recommendedWords(recommended)}`
  return `${counts}. ${labelOf(reason, deviationReasons)}`
}

/** The same as the office reads it of a device, with what was typed. */
export function deviationContent({ need, note, ...told }: DeviationFields): string {
  const words = deviationLine({ payload: { ...told, kind: need }, ...nobody })
  return note === '' ? words : `${words}: ${note}`
}

const nobody = { by: null, isToSelf: false, receiver: null, receivers: [] }

function recommendedWords(recommended: unknown) {
  return recommended === notApplicable ? 'no figure in the chart' : `${String(recommended)} recommended`
}

function labelOf(value: unknown, choices: readonly { value: string; label: string }[]) {
  return choices.find((each) => each.value === value)?.label ?? ''
}
