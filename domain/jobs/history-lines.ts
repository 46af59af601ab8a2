import type { ToldEvent } from '#domain/events/define-event.ts'
import { factLabel } from './facts/fact-words.ts'
import { sideStates, stages } from './stages/stages.ts'

/** "Inspected → Authorized", "Drying → Mitigating: Wet again". */
export function stageLine({ payload }: ToldEvent) {
  const way = `${stageLabel(payload['from'])} → ${stageLabel(payload['to'])}`
  const line = payload['is_override'] ? `${way}, with a requirement overridden` : way
  return typeof payload['reason'] === 'string' ? `${line}: ${payload['reason']}` : line
}

export function sideLine({ payload }: ToldEvent) {
  const to = sideStates.find(({ value }) => value === payload['to'])
  if (!to) return 'Resumed'
  const reason = payload['reason']
  return typeof reason === 'string' ? `${to.label}: ${reason}` : to.label
}

const mostNamed = 4

/** "Changed address, year built". */
export function changedLine({ payload }: ToldEvent) {
  const names = Array.isArray(payload['facts']) ? payload['facts'].map(String) : []
  const named = names.slice(0, mostNamed).map(factLabel).join(', ')
  const more = names.length - mostNamed
  return more > 0 ? `Changed ${named} and ${more} more` : `Changed ${named}`
}

function stageLabel(value: unknown) {
  return stages.find((stage) => stage.value === value)?.label ?? String(value)
}
