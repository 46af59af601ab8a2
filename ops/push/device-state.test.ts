import { expect, test } from 'vitest'
import { stateOf, type FoundDevice } from './device-state.ts'

const desk: FoundDevice = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0',
  hasTouch: false,
  isInstalled: false,
  isSupported: true,
  permission: 'granted',
  isSubscribed: true,
}
const iPhone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', hasTouch: true }
const iPad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', hasTouch: true }

test.each([
  ['turned on', {}, 'on'],
  ['not turned on yet', { isSubscribed: false, permission: 'default' }, 'off'],
  ['turned off', { isSubscribed: false }, 'off'],
  ['asked again', { permission: 'default' }, 'off'],
  ['blocked', { permission: 'denied' }, 'blocked'],
  ['an old browser', { isSupported: false }, 'unsupported'],
  ['an iPhone in Safari', { ...iPhone, isSupported: false }, 'install'],
  ['an iPad in Safari', { ...iPad, isSupported: false }, 'install'],
  [
    'an old iPhone with the portal on its home screen',
    { ...iPhone, isSupported: false, isInstalled: true },
    'unsupported',
  ],
  ['an iPhone with the portal on its home screen', { ...iPhone, isInstalled: true }, 'on'],
  ['a Mac', { ...iPad, hasTouch: false, isSupported: false }, 'unsupported'],
] as const)('notifications on a device: %s', (_, found, state) => {
  expect(stateOf({ ...desk, ...found })).toBe(state)
})
