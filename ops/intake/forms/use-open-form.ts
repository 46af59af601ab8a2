import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod'
import type { Answers } from '#domain/forms/answers/path.ts'
import type { JobForm } from '#domain/packets/job-forms.ts'
import type { Language } from '#domain/preferences/language.ts'
import { beginForm } from '../../forms/drafts/queries.ts'
import { formVersionQuery } from '../../forms/queries.ts'
import { problemOf } from '../../problem.ts'
import { queryClient } from '../../query-client.ts'
import { notifyError } from '../../ui/notify.ts'
import { offerDownload } from '../../ui/offer-download.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { getFilled, getPaper } from './forms-api.ts'
import { offeredAgain } from './offered-again.ts'
import type { PacketRow } from './packet-plan.ts'
import { tellOffered } from './use-tell-offered.ts'

const Filled = z.record(z.string(), z.json())

type Job = { id: string; language: Language }
type Form = { form: string; version: number }

/** Opens a form of a job: the one that was begun here, the paper of one that is done, or a new one. */
export function useOpenForm({ id: job_id, language }: Job) {
  const words = usePacketWords()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const show = (draft: string) => navigate({ href: `/ops/forms/fill/${draft}` })

  async function once(work: () => Promise<unknown>) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      const { code, detail } = problemOf(error)
      notifyError(words.notOpened, code === 'bug' ? words.notBegun : detail)
    } finally {
      setIsBusy(false)
    }
  }

  const begin = ({ form, version }: Form) =>
    once(async () => show(await beginForm({ form, version, job_id, language })))

  return {
    isBusy,
    begin,
    offer: ({ form, here }: PacketRow) =>
      void once(async () => show(await offerAgain(form, here?.answers ?? null))),
    readDeclined,
    open(row: PacketRow) {
      const { draft, status, form, here } = row
      const { latest } = form
      if (draft) return void once(() => show(draft.id))
      // What can be done about it stands with the links.
      if (status === 'sent') return document.getElementById('signing-title')?.focus()
      if (status === 'declined') return readDeclined(row)
      if (here && here.entry.state !== 'received') return void once(() => show(here.entry.id))
      if (latest && (status === 'done' || status === 'canceled'))
        return void once(async () => offerDownload(await getPaper(latest.id), `${form.form}.pdf`))
      if (latest && status === 'needs_fix')
        return void once(async () => show(await beginFix(form.form, latest.id)))
      return void begin(form)
    },
  }

  /** As it was declined: on this phone where the office doesn’t have it yet, else its paper. */
  function readDeclined({ form, here }: PacketRow) {
    const { latest } = form
    if (here && here.entry.state !== 'received') return void once(() => show(here.entry.id))
    if (latest) return void once(async () => offerDownload(await getPaper(latest.id), `${form.form}.pdf`))
  }

  /** What was filled in is not filled in again. What this phone has not sent yet it reads here. */
  async function offerAgain({ form, version, latest }: JobForm, here: Answers | null) {
    const answers = here ?? (latest && Filled.parse((await getFilled(latest.id)).answers)) ?? {}
    const { definition } = await queryClient.fetchQuery(formVersionQuery(form, version))
    const begun = await beginForm({
      form,
      version,
      job_id,
      language,
      answers: Filled.parse(offeredAgain(definition, answers)),
    })
    if (latest) tellOffered(latest.id)
    return begun
  }

  /** A fix begins with what was answered, on the version with which it was answered. */
  async function beginFix(form: string, revises: string) {
    const { version, answers, language, reason, ...decided } = await getFilled(revises)
    const { decided_by: by, decided_at: at, fix_field: field } = decided
    const asked = reason === null ? undefined : { reason, by, at, field }
    return beginForm({ form, version, job_id, language, revises, asked, answers: Filled.parse(answers) })
  }
}
