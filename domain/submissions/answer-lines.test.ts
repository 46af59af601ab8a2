import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { answerChanges, answerLines } from './answer-lines.ts'

const options = [
  { id: 'pump', label: { en: 'Pump out water', es: 'Bombear el agua' } },
  { id: 'move', label: { en: 'Move contents', es: 'Mover contenido' } },
]
const form = aForm([
  {
    fields: [
      { id: 'claim', type: 'short_text', label: { en: 'Claim' }, fact: 'insurance.claim' },
      { id: 'work', type: 'chips', label: { en: 'Work', es: 'Trabajo' }, options },
      {
        id: 'points',
        type: 'table',
        label: { en: 'Points' },
        columns: [
          { id: 'room', type: 'text', label: { en: 'Room' } },
          { id: 'wet', type: 'yes_no', label: { en: 'Wet' } },
        ],
      },
      {
        id: 'other',
        type: 'short_text',
        label: { en: 'Other' },
        show_if: { all: [{ field: 'claim', op: 'answered' }] },
      },
      { id: 'owner', type: 'signature', signer: 'owner', label: { en: 'Owner' } },
    ],
  },
])
const row = (id: string, room: string) => ({ id, cells: { room, wet: 'yes' } })
const filled = (answers: object) => ({ form, answers: { ...answers }, language: 'en' as const })

test('a filled form is read in the words of its version and in its language', () => {
  const answers = { work: ['pump'], points: [row('1', 'Kitchen')], other: 'Hidden' }
  expect(answerLines({ form, answers, language: 'es' })).toMatchObject([
    { field: 'claim', lines: [], source: 'job' },
    { field: 'work', label: 'Trabajo', lines: ['Bombear el agua'] },
    { field: 'points', lines: ['Room: Kitchen · Wet: Sí'] },
    { field: 'owner', lines: [], source: 'ink' },
  ])
})

test('a difference names what went and what came, field by field, and nothing that stayed', () => {
  const before = filled({
    claim: 'MM-71092',
    work: ['pump'],
    points: [row('1', 'Hall'), row('2', 'Den')],
    other: 'x',
  })
  const after = filled({
    claim: 'MM-71902',
    work: ['pump', 'move'],
    points: [row('1', 'Hall'), row('2', 'Bath')],
    other: 'x',
  })
  expect(answerChanges(before, after)).toEqual([
    { field: 'claim', label: 'Claim', gone: ['MM-71092'], come: ['MM-71902'] },
    { field: 'work', label: 'Work', gone: [], come: ['Move contents'] },
    { field: 'points', label: 'Points', gone: ['Room: Den · Wet: Yes'], come: ['Room: Bath · Wet: Yes'] },
  ])
  expect(answerChanges(before, before)).toEqual([])
})

test('a field that the newer one does not ask any more went with its answer', () => {
  const before = filled({ claim: 'MM-1', other: 'Wet' })
  expect(answerChanges(before, filled({}))).toEqual([
    { field: 'claim', label: 'Claim', gone: ['MM-1'], come: [] },
    { field: 'other', label: 'Other', gone: ['Wet'], come: [] },
  ])
})

test('what a customer chose and wrote before they declined to sign is called that', () => {
  const waiver = aForm([
    {
      fields: [
        { id: 'scope', type: 'short_text', label: { en: 'Scope' } },
        { id: 'decision', type: 'choice', label: { en: 'Your decision' }, options, by_signer: true },
        { id: 'statement', type: 'handwriting', label: { en: 'Your statement' } },
        { id: 'owner', type: 'signature', signer: 'owner', need: 'always', label: { en: 'Owner' } },
      ],
    },
  ])
  const at = '2026-11-10T18:02:00.000Z'
  const statement = { ink: { height: 500, strokes: [[10, 10, 0, 40, 40, 20]] }, at }
  const owner = {
    way: 'declined',
    name: 'Nora Trillium',
    at,
    reason: 'Asks her son',
    witness: 'Theo Bittern',
  }
  const labels = (more: object) =>
    answerLines({
      form: waiver,
      answers: { scope: 'Kitchen', decision: 'pump', statement, ...more },
      language: 'en',
    }).map(({ label }) => label)
  expect(labels({ owner })).toEqual([
    'Scope',
    'Your decision (chosen before declining)',
    'Your statement (written before declining)',
    'Owner',
  ])
  expect(labels({}).slice(1, 3)).toEqual(['Your decision', 'Your statement'])
})
