import { expect, test } from 'vitest'
import { lines } from './es-history.ts'

const told = { by: null, by_id: null, count: 1, receivers: [], to_id: null }
const merged = (facts: object) => lines['job.merged']?.({ ...told, facts })

test('the timeline tells in Spanish what two merged jobs said differently; of a claim, where that stands', () => {
  const numbers = { from: 'MR-2611-002', to: 'MR-2611-001' }
  const differed = { gas: { told: 'yes', kept: 'no' }, pets: { told: 'Two cats', kept: 'A dog' } }
  expect(merged({ ...numbers, facts: ['gas', 'pets', 'carrier'], differed })).toBe(
    'MR-2611-002 se unió a MR-2611-001. MR-2611-002 decía olor a gas: Sí (MR-2611-001: No); mascotas: Two cats (MR-2611-001: A dog); aseguradora (vea MR-2611-002)',
  )
  const told = { gas: { told: 'yes' }, pets: { told: 'Two cats' } }
  expect(merged({ ...numbers, facts: ['gas', 'pets'], differed: told })).toBe(
    'MR-2611-002 se unió a MR-2611-001. MR-2611-002 decía olor a gas: Sí; mascotas: Two cats',
  )
  expect(merged(numbers)).toBe('MR-2611-002 se unió a MR-2611-001')
  expect(merged({})).toBe('Unido con otro trabajo')
})

test('the timeline tells in Spanish that a merged request agrees to text messages', () => {
  expect(lines['job.consent_told']?.({ ...told, facts: { from: 'MR-2611-002' } })).toBe(
    'La solicitud de MR-2611-002, que se unió a este trabajo, ahora acepta mensajes de texto. La respuesta de este trabajo no cambió: pregunte al cliente',
  )
  expect(lines['job.consent_told']?.({ ...told, facts: { from: 'R-2611-0K7XA' } })).toBe(
    'La solicitud R-2611-0K7XA, que se cerró como duplicada, ahora acepta mensajes de texto. La respuesta de este trabajo no cambió: pregunte al cliente',
  )
})

test('the timeline names in Spanish the job whose access code a merge carried along', () => {
  const shown = (facts: object) => lines['job.access_code_shown']?.({ ...told, facts })
  expect(shown({ code_of: 'MR-2611-002' })).toBe('Código de acceso de MR-2611-002 consultado')
  expect(shown({})).toBe('Código de acceso consultado')
})
