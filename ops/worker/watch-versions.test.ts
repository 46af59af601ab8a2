import { expect, test } from 'vitest'
import { watchVersions } from './watch-versions.ts'

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  setSession(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function aRegistration(at: { waiting?: Worker; installing?: Worker }, isReplaced = true) {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, ...at })
  const offered: Worker[] = []
  watchVersions<Worker>(registration, {
    isReplaced: () => isReplaced,
    offer: (worker) => offered.push(worker),
  })
  return { registration, offered }
}

test('a version that waits is offered at once, and a later one when it is downloaded', () => {
  const [waiting, later] = [new Worker(), new Worker()]
  const { registration, offered } = aRegistration({ waiting })
  expect(offered).toEqual([waiting])
  Object.assign(registration, { installing: later }).dispatchEvent(new Event('updatefound'))
  expect(offered).toEqual([waiting])
  later.setSession('installed')
  expect(offered).toEqual([waiting, later])
})

test('a version whose download began before anyone watched is offered too', () => {
  const installing = new Worker()
  const { offered } = aRegistration({ installing })
  expect(offered).toEqual([])
  installing.setSession('installed')
  installing.setSession('activated')
  expect(offered).toEqual([installing])
})

test('the first version of a device is not offered', () => {
  const installing = new Worker()
  const { offered } = aRegistration({ installing }, false)
  installing.setSession('installed')
  expect(offered).toEqual([])
})
