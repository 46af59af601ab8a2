import type { ToldEvent } from '#domain/events/define-event.ts'
import { levelWords } from './level-words.ts'

/** "Sketch drawn: basement". */
export function drawnLine({ payload: { kind } }: ToldEvent) {
  return `Sketch drawn${levelOf(kind)}`
}

export function changedLine({ payload: { kind } }: ToldEvent) {
  return `Sketch changed${levelOf(kind)}`
}

/** A level is drawn in one sitting and sent many times: how often says nothing. */
export function changedManyLine(_count: number, told: ToldEvent) {
  return changedLine(told)
}

export function removedLine({ payload: { kind } }: ToldEvent) {
  return `Sketch removed${levelOf(kind)}`
}

export function putBackLine({ payload: { kind } }: ToldEvent) {
  return `Sketch put back${levelOf(kind)}`
}

function levelOf(kind: unknown) {
  return typeof kind === 'string' ? `: ${levelWords[kind] ?? kind}` : ''
}
