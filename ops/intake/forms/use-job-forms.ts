import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { keptUntil } from '#domain/packets/work-start.ts'
import { useFormDrafts } from '../../forms/drafts/queries.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { useUser } from '../../session/may.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import type { PacketWords } from '../../words/en-packet.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useWords } from '../../words/use-words.ts'
import { jobFormsQuery } from '../queries.ts'
import { firstName } from '../../ui/first-name.ts'
import { packetPlan, type PacketRow } from './packet-plan.ts'
import { papersHere, withPapersHere } from './papers-here.ts'
import { rowNote } from './row-note.ts'
import { signersLeft } from './signers-left.ts'
import { useProgress } from './use-progress.ts'
import { useTellOffered } from './use-tell-offered.ts'

const noDrafts: readonly FormDraft[] = []

/** The packet of a job with what was begun on this device, and what each row says. */
export function useJobForms(job: JobDetail) {
  const query = useQuery(jobFormsQuery(job.id))
  const drafts = useFormDrafts(job.id) ?? noDrafts
  const progress = useProgress(drafts)
  const now = useNow()
  const words = usePacketWords()
  const { locale } = useWords()
  const me = useUser()?.name ?? ''
  const today = companyDay(now)
  const read = query.data
  const outbox = outboxView.use()
  const here = useMemo(
    () => papersHere(job.id, outbox, query.dataUpdatedAt),
    [job.id, outbox, query.dataUpdatedAt],
  )
  const forms = read && withPapersHere(read, here, me)
  const names = { owner: firstName(job.name ?? ''), me: firstName(me) }
  const noteOf = (row: PacketRow) =>
    rowNote(row, {
      words,
      progress: row.draft ? progress.get(row.draft.id) : undefined,
      signers: signersOf(signersLeft(row), words, names),
      waitsFor: row.out ? (signersOf([row.out], words, names)[0] ?? '') : '',
      me: firstName(me),
      when: (at) => clockWords(new Date(at), now, locale),
      today,
      lastDay: forms?.start.last_day ?? null,
      isRightKept: forms?.start.is_right_kept ?? false,
      keptUntil: forms ? keptUntil(forms.start, today) : null,
    })
  const plan = forms && packetPlan(forms, { drafts, progress, here }, today)
  useTellOffered(plan, query.dataUpdatedAt)
  const left = plan?.toSign.flatMap(signersLeft) ?? []
  return {
    query,
    forms,
    progress,
    noteOf,
    plan,
    /** Who still has to sign before work starts; `isOwner` where the customer is among them. */
    toSignBy: {
      names: signersOf(left, words, names),
      isOwner: left.some(({ signer }) => signer === 'owner'),
    },
  }
}

/** Who has to sign, each once: the customer and whoever holds the phone by their first names. */
function signersOf(
  asked: readonly { signer: string }[],
  { signers: named }: PacketWords,
  names: { owner: string; me: string },
) {
  const said = asked.map(({ signer }) => {
    if (signer === 'owner') return names.owner
    if (signer === 'representative' || signer === 'technician' || signer === 'crew') return names.me
    return isNamed(signer, named) ? named[signer] : ''
  })
  return [...new Set(said.filter(Boolean))]
}

function isNamed(signer: string, named: PacketWords['signers']): signer is keyof PacketWords['signers'] {
  return signer in named
}
