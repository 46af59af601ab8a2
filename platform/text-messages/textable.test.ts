import { expect, test } from 'vitest'
import { isTextable } from './textable.ts'

test.each(['+13305559123', '+17245559123', '+14165559123', '+16045559123', '+17875559123'])(
  '%s can be texted',
  (number) => expect(isTextable(number)).toBe(true),
)

test.each([
  ['in Jamaica', '+18765559123'],
  ['in the Dominican Republic', '+18095559123'],
  ['in the British Virgin Islands', '+12845559123'],
  ['that charges for it', '+19005559123'],
  ['that charges for it', '+19765559123'],
  ['that charges for it, within an area', '+13309769123'],
  ['that is toll-free', '+18005559123'],
  ['that follows a person', '+15005559123'],
  ['of a service', '+19115559123'],
  ['elsewhere', '+447700900123'],
  ['that is none', ''],
])('a number %s cannot be texted: %s', (_, number) => expect(isTextable(number)).toBe(false))
