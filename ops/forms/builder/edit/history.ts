/** What was changed, in steps that can be undone. */
export type History<State> = {
  past: readonly State[]
  now: State
  future: readonly State[]
  /** What the last step did, so that letters typed one after the other are one step. */
  last: string | null
}

const mostSteps = 200

export function beginHistory<State>(now: State): History<State> {
  return { past: [], now, future: [], last: null }
}

/** `step` names what is typed into, as "a label": the next change of the same is part of the same step. */
export function record<State>(history: History<State>, next: State, step: string | null): History<State> {
  const { past, now, last } = history
  if (next === now) return history
  const joins = step !== null && step === last
  return {
    past: joins ? past : [...past, now].slice(-mostSteps),
    now: next,
    future: [],
    last: step,
  }
}

export function undo<State>(history: History<State>): History<State> {
  const { past, now, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), now: before, future: [now, ...future], last: null }
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.now], now: next, future, last: null }
}

/** What is typed next is a step of its own. */
export function endStep<State>(history: History<State>): History<State> {
  return history.last === null ? history : { ...history, last: null }
}
