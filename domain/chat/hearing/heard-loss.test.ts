import { expect, test } from 'vitest'
import { lossIn } from './heard-loss.ts'

test.each([
  ['watter comming thru my celing at 212 elm st boardman idk what to do', 'burst-pipe', 'ceiling running'],
  ['esta saliendo agua del techo ayuda', 'burst-pipe', 'ceiling running'],
  ['pipe bust undr kithcen sink', 'burst-pipe', 'pipe'],
  ['se rompio una tuberia', 'burst-pipe', 'pipe'],
  ['theres 2 inches of water in my basment', 'flooded-basement', 'standing'],
  ['se inundo el sotano', 'flooded-basement', 'standing'],
  ['poop comming out of the shower', 'sewage-backup', 'sewage'],
  ['the toilet overflowed all over', 'sewage-backup', 'sewage'],
  ['salen aguas negras', 'sewage-backup', 'sewage'],
  ['we had a fire last nite, soot everywhere', 'fire-smoke', 'smoke'],
  ['hay moho en la pared', 'mold', 'mold'],
  ['my uncle died in his apartment', 'trauma', 'scene'],
  ['water everywhere', null, 'running'],
])('what happened is heard: “%s”', (text, loss, help) => {
  const heard = lossIn(text)
  expect([heard?.loss, heard?.help.join(' ')]).toEqual([loss, help])
})

test.each([
  'hello',
  'can someone call me',
  'do you move pianos',
  'what are your hours',
  'gracias',
  'i am bored',
])('where nothing is told of, nothing is heard: “%s”', (text) => expect(lossIn(text)).toBeNull())

test.each([
  'my phone died so text my wife',
  'dead mouse smell in wall',
  'my water heater died',
  'se murio la bomba',
])('what died here is nobody: “%s”', (text) => {
  expect(lossIn(text)?.loss).not.toBe('trauma')
})
