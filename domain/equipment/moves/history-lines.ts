import type { ToldEvent } from '#domain/events/define-event.ts'

const states: Readonly<Record<string, string>> = { dirty: ', dirty', broken: ', broken' }

/** "LGR-05 placed, Hall". */
export function placedLine(told: ToldEvent) {
  return `${unitOf(told)} placed${roomOf(told)}`
}

export function movedLine(told: ToldEvent) {
  return `${unitOf(told)} moved${roomOf(told)}`
}

export function pulledLine(told: ToldEvent) {
  return `${unitOf(told)} picked up${states[String(told.payload['state'])] ?? ''}`
}

export function leftLine(told: ToldEvent) {
  return `${unitOf(told)} taken to another job`
}

export function undoneLine(told: ToldEvent) {
  return `Last move of ${unitOf(told)} undone`
}

export function backLine(told: ToldEvent) {
  return `${unitOf(told)} was not taken to another job after all`
}

export function misplacedLine(told: ToldEvent) {
  return `${unitOf(told)} is not where the records say. Check where it is.`
}

export function clashedLine(told: ToldEvent) {
  return `Two people moved ${unitOf(told)}. Check where it is.`
}

function unitOf({ payload: { unit } }: ToldEvent) {
  return typeof unit === 'string' ? unit : 'Unit'
}

function roomOf({ payload: { kind } }: ToldEvent) {
  return typeof kind === 'string' ? `, ${kind}` : ''
}
