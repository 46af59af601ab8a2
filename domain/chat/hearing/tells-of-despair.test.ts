import { expect, test } from 'vitest'
import { tellsOfDespair } from './tells-of-despair.ts'

test.each([
  'i dont know how to go on without him',
  'I can’t go on',
  'i cant keep going like this',
  'i dont want to be here anymore',
  'i dont want to wake up',
  'theres nothing left to live for',
  'they would be better off without me',
  'no se como seguir sin ella',
  'no puedo seguir así',
  'ya no quiero estar aqui',
])('despair: “%s”', (text) => expect(tellsOfDespair(text)).toBe(true))

test.each([
  'i dont want to live here anymore with the mold',
  'we cant go on vacation because of the flood',
  'how do i go on with the claim',
  'i dont want to be here when you spray',
  'the fans cant keep running all night',
  'we dont know how to keep paying',
  'no quiero estar aqui cuando trabajen',
  'no puedo continuar el reclamo',
  'keep going with the drying please',
])('none: “%s”', (text) => expect(tellsOfDespair(text)).toBe(false))
