import { expect, test } from 'vitest'
import { eventKinds } from '#domain/events/event-kinds.ts'
import { losses } from '#domain/leads/losses.ts'
import { outcomes } from '#domain/leads/outcomes.ts'
import { Schedule } from '#domain/leads/schedule/schedule.ts'
import { problemOf } from '../problem.ts'
import { reassignedWords } from '../desk/reassigned.ts'
import { aheadWords, whenWords } from '../desk/when-words.ts'
import { callByWords } from '../submissions/call-by-words.ts'
import { agoWords } from '../ui/ago.ts'
import { clockWords } from '../ui/clock.ts'
import { en } from './en.ts'
import { lines } from './es-history.ts'
import { es } from './es.ts'

/** Spaces of the browser's own, which do not break, as plain ones. */
const plain = (words: string) => words.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

test('one and several are told apart', () => {
  expect([1, 2].map(es.desk.photos)).toEqual(['1 foto', '2 fotos'])
  expect([1, 2].map(es.desk.moreNotes)).toEqual(['1 nota más', '2 notas más'])
  expect([0, 1, 2].map((minutes) => es.request.late(minutes, null))).toEqual([
    'Con retraso',
    '1 minuto de retraso',
    '2 minutos de retraso',
  ])
  expect(es.palette.found({ jobs: 2, requests: 1, people: 2, others: 3 })).toBe(
    '2 trabajos, 1 solicitud, 2 personas, 3 pantallas y acciones.',
  )
})

test('a visit is said with its day and its window', () => {
  const words = (on: string) => plain(whenWords({ on, from: '08:00', to: '10:00' }, '2026-11-30', es.time))
  expect(words('2026-11-30')).toBe('Hoy, 8–10 a.m.')
  expect(words('2026-12-01')).toBe('Mañana, 8–10 a.m.')
  expect(words('2026-12-02')).toBe('mié, 2 de dic, 8–10 a.m.')
  expect(plain(es.time.window({ from: '09:30', to: '13:00' }))).toBe('9:30 a.m.–1:00 p.m.')
  expect(plain(aheadWords({ on: '2026-12-01', from: '10:00', to: '12:00' }, '2026-11-30', es.time))).toBe(
    'Visita mañana, de 10 a.m. a 12 p.m.',
  )
})

test('a moment is said by the clock of the company, with the article that fits its hour', () => {
  const due = new Date('2026-11-22T18:36:00Z')
  const callBy = (at: Date) => plain(callByWords(due.toISOString(), at, es).words)
  expect(callBy(new Date('2026-11-22T18:30:00Z'))).toBe('Llamar antes de la 1:36 p.m.')
  expect(callBy(new Date('2026-11-22T19:56:00Z'))).toBe(
    '1 h 20 min de retraso: se prometió antes de la 1:36 p.m.',
  )
  const lost = {
    id: '7',
    lead_id: 'b',
    reference: 'R-2611-0K7XA',
    at: '2026-11-22T19:30:00Z',
    by: 'Marcus Wren',
    by_id: 'marcus',
    to: 'Rosa Plover',
    to_id: 'rosa',
    phone: null,
    arrived_at: null,
  }
  const told = (now: string) => plain(reassignedWords(lost, { me: 'ivy', now: new Date(now) }, es))
  expect(told('2026-11-22T20:00:00Z')).toBe('Marcus Wren asignó esta solicitud a Rosa Plover a las 2:30 p.m.')
  expect(told('2026-11-24T20:00:00Z')).toBe(
    'Marcus Wren asignó esta solicitud a Rosa Plover el 22 nov, 2:30 p.m.',
  )
  expect(agoWords(new Date('2026-11-19T12:00:00Z'), new Date('2026-11-22T12:00:00Z'), es)).toBe('3 días')
  expect(plain(clockWords(due, due, es.locale))).toBe('1:36 p.m.')
})

test('every choice of a request has Spanish words of its own', () => {
  for (const { value, label } of losses) expect(es.choices.loss(value)).not.toBe(label)
  for (const { value, label } of outcomes) expect(es.choices.outcome(value)).not.toBe(label)
  for (const status of ['new', 'contacted', 'scheduled', 'closed'] as const)
    expect(es.choices.status[status]).not.toBe(en.choices.status[status])
})

test('every kind of line in the history of a request and its job has Spanish words', () => {
  const ofRequest = Object.values(eventKinds).filter(({ subjects }) =>
    subjects.some((subject) => subject === 'lead_id' || subject === 'job_id'),
  )
  const names = ofRequest.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !Object.hasOwn(lines, name))).toEqual([])
})

const noOne = { by: null, by_id: null, receivers: [], to_id: null }
const line = { id: '1', words: 'x', ...noOne, at: '', first_at: '', count: 1 }
const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }

test.each([
  ['lead.moved', { facts: { from: 'new', to: 'contacted' } }, 'Nueva → Contactada'],
  [
    'lead.moved',
    { facts: { from: 'contacted', to: 'scheduled', visit }, receivers: ['Marcus Wren'] },
    'Contactada → Programada: mar, 24 de nov, 8–10 a.m., Marcus Wren',
  ],
  [
    'lead.moved',
    { facts: { from: 'scheduled', to: 'scheduled', visit } },
    'Visita cambiada: mar, 24 de nov, 8–10 a.m.',
  ],
  [
    'lead.moved',
    { facts: { from: 'scheduled', to: 'closed', outcome: 'done' } },
    'Programada → Cerrada: Terminada',
  ],
  ['lead.moved', {}, 'El estado cambió'],
  [
    'lead.assigned',
    { receivers: ['Rosa Plover'], to_id: 'rosa', by_id: 'other-rosa' },
    'Asignada a Rosa Plover',
  ],
  ['lead.assigned', { receivers: ['Rosa Plover'], to_id: 'rosa', by_id: 'rosa' }, 'Tomada'],
  [
    'lead.visit_step_taken',
    { facts: { kind: 'arrived', at: '2026-11-24T14:11:00Z' } },
    'Llegada a las 9:11 a.m.',
  ],
  ['lead.photo_added', { count: 3, by: 'Ivy' }, '3 fotos agregadas'],
  [
    'lead.answered',
    { facts: { fields: ['when', 'town'], choices: { when: 'today' } } },
    'El cliente agregó datos: cuándo pasó (Hoy), dónde',
  ],
  [
    'alert.raised',
    { facts: { step: 0 }, receivers: ['Ann Miller'] },
    'Alerta a la guardia principal: Ann Miller',
  ],
  [
    'alert.raised',
    { facts: { step: 1, call_id: 'x' }, receivers: ['Ann Miller'] },
    'Alerta por aviso a la oficina, a la guardia de respaldo: Ann Miller',
  ],
  [
    'alert.delivered',
    { facts: { channel: 'text', dispatch: 'sent' } },
    'Alerta por mensaje de texto a la oficina',
  ],
  [
    'lead.visit_step_taken',
    { facts: { kind: 'needs_office', at: '2026-11-20T14:11:00Z', reason: 'no_access' } },
    'Ayuda pedida a la oficina a las 9:11 a.m.: No se puede entrar',
  ],
  [
    'lead.visit_step_undone',
    { facts: { kind: 'arrived', at: '2026-11-20T14:11:00Z' } },
    'Llegada a las 9:11 a.m., se deshizo',
  ],
  [
    'visit.planned',
    { facts: { kind: 'inspection', visit, is_override: true }, receivers: ['Ivy Starling', 'Theo Bittern'] },
    'Visita de inspección programada: mar, 24 de nov, 8–10 a.m., Ivy Starling, Theo Bittern, sin una certificación requerida',
  ],
  ['visit.planned', { facts: { kind: 'final', visit: null } }, 'Visita final por programar'],
  [
    'visit.changed',
    { facts: { kind: 'monitoring', visit, changed: ['when'] } },
    'Visita de monitoreo cambiada a: mar, 24 de nov, 8–10 a.m.',
  ],
  [
    'visit.changed',
    { facts: { kind: 'monitoring', visit, changed: ['people'] }, receivers: ['Ivy Starling'] },
    'Visita de monitoreo cambiada: va Ivy Starling',
  ],
  [
    'visit.changed',
    { facts: { kind: 'estimate', visit: null, changed: ['when', 'people'] } },
    'Visita para el estimado otra vez por programar, todavía no va nadie',
  ],
  ['visit.canceled', { facts: { kind: 'mitigation' } }, 'Visita de mitigación cancelada'],
  [
    'visit.text_dropped',
    { facts: { why: 'late' } },
    'Sin mensaje de texto al cliente: el paso llegó demasiado tarde',
  ],
  [
    'job.stage_changed',
    { facts: { from: 'drying', to: 'dry', is_override: true } },
    'En secado → Seco, sin cumplir un requisito',
  ],
  ['job.side_changed', { facts: { to: null } }, 'Reanudado'],
  [
    'job.changed',
    { facts: { facts: ['address', 'year_built'] } },
    'Datos del trabajo cambiados: dirección, año de construcción',
  ],
  [
    'job.changed',
    { facts: { facts: ['name', 'phone', 'town', 'zip', 'pets', 'parking'] } },
    'Datos del trabajo cambiados: nombre, teléfono, ciudad, código postal y 2 más',
  ],
  ['job.side_changed', { facts: { to: 'lost', reason: 'Price' } }, 'Perdido: precio'],
  ['lead.noted', { count: 2 }, 'Nota agregada, 2 veces'],
  ['something.new', {}, 'x'],
])('a line of %s with %j', (name, told, words) => {
  expect(plain(es.history.line({ ...line, ...told, name }))).toBe(words)
})

test('what the server says of a field of a visit is said in Spanish', () => {
  const { error } = Schedule.safeParse({ on: '', from: '', to: '', employee_id: '' })
  const sentences = error?.issues.map(({ message }) => message) ?? []
  expect(sentences.length).toBeGreaterThan(3)
  for (const sentence of sentences) expect(es.problems.fields[sentence], sentence).toBeDefined()
})

test('a call without an answer is explained in Spanish', () => {
  expect(problemOf(new TypeError('Failed to fetch'), es.problems).detail).toMatch(/^No se puede contactar/)
})
