import { stages, type Stage } from './stages.ts'

/**
 * What a visit is to a job in each stage. `possible`: someone may go there. `expected`: someone has to, but the customer may have to
 * decide first. `needed`: it is our turn, and without a visit the job is stuck. `none`: what remains is paper.
 */
const visitAt: Readonly<Record<Stage, 'none' | 'possible' | 'expected' | 'needed'>> = {
  new: 'possible',
  contacted: 'expected',
  dispatched: 'needed',
  inspected: 'expected',
  authorized: 'needed',
  mitigating: 'needed',
  drying: 'needed',
  dry: 'possible',
  docs_complete: 'none',
  billed: 'none',
  paid: 'none',
  closed: 'none',
}

/** Where a job is as soon as someone arrives, whatever the visit is for: carriers measure when we were on site. */
export const stageOnSite = 'inspected' satisfies Stage

export function mustBeVisited(stage: Stage): boolean {
  return visitAt[stage] === 'expected' || isStuckWithoutVisit(stage)
}

export function isStuckWithoutVisit(stage: Stage): boolean {
  return visitAt[stage] === 'needed'
}

export function isVisitable(stage: Stage): boolean {
  return visitAt[stage] !== 'none'
}

export const stagesToVisit = stages.map(({ value }) => value).filter(isVisitable)
