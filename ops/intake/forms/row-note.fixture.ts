import type { JobForm } from '#domain/packets/job-forms.ts'
import { packet as words } from '../../words/en-packet.ts'
import type { PacketRow } from './packet-plan.ts'
import { rowNote, type NoteAbout } from './row-note.ts'

const plain = { is_optional: false, before_work: false, fills_from: null, signers: [] }

export function aRow(status: PacketRow['status'], form: Partial<JobForm> = {}): PacketRow {
  const empty = { form: 'a-form', version: 1, title: { en: 'A form' }, latest: null, count: 0, lock: null }
  return {
    status,
    isToSign: false,
    draft: null,
    here: null,
    out: null,
    form: { ...empty, ...plain, ...form },
  }
}

export function noteOf(row: PacketRow, about: Partial<NoteAbout> = {}) {
  const here = {
    progress: undefined,
    signers: ['Nora', 'Ivy'],
    me: 'Ivy',
    waitsFor: 'Nora',
    when: () => '7:52 AM',
    today: '2026-11-10',
    lastDay: null,
    isRightKept: false,
    keptUntil: null,
  }
  return rowNote(row, { words, ...here, ...about })
}

export const latest: NonNullable<JobForm['latest']> = {
  id: '019a0000-0000-7000-8000-000000000001',
  state: 'submitted',
  reason: null,
  at: '2026-11-10T12:52:00.000Z',
  by: 'Ivy Starling',
  offered_at: null,
  copies: [],
  signatures: [],
}
export const signature = {
  field: 'owner',
  signer: 'owner',
  name: 'Nora Trillium',
  at: latest.at,
  witness: null,
  by_link: false,
}

export const aLink: NonNullable<PacketRow['out']> = {
  id: latest.id,
  form: 'a-form',
  version: 1,
  title: { en: 'A form' },
  state: 'open',
  channel: 'email',
  signer: 'owner',
  signed_by: [],
  made_at: latest.at,
  by: 'Ivy Starling',
  expires_at: latest.at,
  settled_at: null,
  name: null,
  reason: null,
  may_open: true,
  may_send: true,
}
