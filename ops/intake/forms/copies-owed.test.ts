import { expect, test } from 'vitest'
import type { JobPaper } from '#domain/packets/job-paper.ts'
import type { PaperSignature } from '#domain/submissions/paper-signature.ts'
import { copiesOwed } from './copies-owed.ts'
import type { PacketRow } from './packet-plan.ts'

const at = '2026-11-10T12:52:00.000Z'
const signed: PaperSignature = {
  field: 'owner_signature',
  signer: 'owner',
  way: 'drawn',
  name: 'Nora Trillium',
  at,
  witness: null,
  by_link: false,
}

function aRow(signature: Partial<PaperSignature>, latest: Partial<JobPaper> = {}): PacketRow {
  const form = { form: 'a-form', version: 1, title: { en: 'A form' }, count: 1, lock: null, signers: [] }
  const paper: JobPaper = {
    id: '019a0000-0000-7000-8000-000000000001',
    state: 'submitted',
    reason: null,
    at,
    by: 'Ivy Starling',
    offered_at: null,
    copies: [],
    signatures: [{ ...signed, ...signature }],
    ...latest,
  }
  return {
    form: { ...form, is_optional: false, before_work: true, fills_from: null, latest: paper },
    status: 'done',
    isToSign: false,
    draft: null,
    here: null,
    out: null,
  }
}

const told = (row: PacketRow) => copiesOwed([row]).map(({ way, name, given }) => [name, way, given?.by])

test('who chose a copy that one of ours gives waits for it until someone says that they gave it', () => {
  expect(told(aRow({ copy_to: 'paper' }))).toEqual([['Nora Trillium', 'paper', undefined]])
  expect(told(aRow({ copy_to: 'email' }))).toEqual([['Nora Trillium', 'email', undefined]])
  const copies = [{ way: 'paper', at, by: 'Ivy Starling' }] as const
  expect(told(aRow({ copy_to: 'paper' }, { copies: [...copies] }))).toEqual([
    ['Nora Trillium', 'paper', 'Ivy Starling'],
  ])
  // One by email is none on paper.
  const emailed = [{ way: 'email', at, by: null }] as const
  expect(told(aRow({ copy_to: 'paper' }, { copies: [...emailed] }))[0]?.[2]).toBeUndefined()
})

test('behind a link only a paper copy is waited for; who wasn’t asked, declined, or whose paper is void waits for none', () => {
  expect(told(aRow({ copy_to: 'paper', by_link: true }))).toHaveLength(1)
  expect(told(aRow({ copy_to: 'email', by_link: true }))).toEqual([])
  expect(told(aRow({ copy_to: 'download', by_link: true }))).toEqual([])
  expect(told(aRow({ copy_to: 'none' }))).toEqual([])
  expect(told(aRow({}))).toEqual([])
  expect(told(aRow({ copy_to: 'paper', way: 'declined' }))).toEqual([])
  expect(told(aRow({ copy_to: 'paper' }, { state: 'void' }))).toEqual([])
})
