import { expect, test } from 'vitest'
import { firstPackets } from '#domain/packets/first-packets.ts'
import { packetOf } from '#domain/packets/packet-of.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { templates } from './templates.ts'

const codeOf = new Map(templates.map(({ slug, code }) => [slug, code]))

function codes(loss: (typeof lossTypes)[number]['value'], state: 'OH' | 'PA') {
  const packet = packetOf(firstPackets, loss)
  const here = packet?.forms.filter(({ states }) => states.length === 0 || states.includes(state)) ?? []
  return here.map(({ form, is_optional }) => `${codeOf.get(form)}${is_optional ? '?' : ''}`).join(' ')
}

test('every packet asks for the standard forms of its kind of loss, those before work first', () => {
  expect(codes('water', 'OH')).toBe('F01 F03 F02? F09 F10 F08 F11 F05 F06 F20 F28? F12 F21')
  expect(codes('water', 'PA')).toBe(codes('water', 'OH'))
  expect(codes('fire', 'PA')).toBe('F01 F03 F02? F09 F10 F15 F17 F28 F21')
  expect(codes('mold', 'OH')).toBe('F01 F03 F02? F09 F10 F16 F24? F21')
  expect(codes('trauma', 'OH')).toBe('F01 F03 F02? F09 F19 F23 F21')
  expect(codes('basement', 'OH')).toBe(`F30 ${codes('water', 'OH')}`)
  for (const { value } of lossTypes) expect(codes(value, 'OH')).toMatch(/F01 F03 F02\? F09 /)
})

test('a packet names a work authorization for the same states as the form itself', () => {
  for (const { forms } of firstPackets)
    for (const { form, states } of forms)
      expect([form, states]).toEqual([
        form,
        templates.find(({ slug }) => slug === form)?.definition.states ?? [],
      ])
})
