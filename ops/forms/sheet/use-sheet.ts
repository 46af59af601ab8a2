import { useRef, useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { asJson, type Json } from '#platform/canonical-json.ts'
import { setAnswer, useFormDrafts } from '../drafts/queries.ts'
import { useFillPlace } from '../fill/fill-place.ts'
import type { Filling } from '../fill/use-filling.ts'
import { signedIn } from '../ink/signing.ts'
import { usePapers } from '../sign/papers.ts'
import {
  beginSheet,
  daysOfSheet,
  decisionsOnSheet,
  lackingOnSheet,
  signedOnSheet,
  type Sheet,
} from './sheet.ts'

type SignatureField = Extract<Field, { type: 'signature' }>

/**
 * A signed sheet that is told of here. With the first photo it is the signature of its field, and each change is stored at once, as every
 * other answer is. What someone decided on it stays with it, and leaves with it.
 */
export function useSheet(filling: Filling, field: SignatureField) {
  const { draft, form, path, filled } = filling
  const place = useFillPlace()
  const papers = usePapers(useFormDrafts(draft.job_id))
  const [now] = useState(() => new Date())
  const today = companyDay(now)
  const given = signedIn(filled[field.id])
  const before = given?.way === 'paper' ? given : null
  const [sheet, setSheet] = useState<Sheet>(() => before ?? beginSheet(filling, field, today))
  // A photo takes a moment to be stored, while someone types on.
  const latest = useRef(sheet)
  const decisions = decisionsOnSheet(form, path, field)

  function change(changed: Partial<Sheet>) {
    const next = { ...latest.current, ...changed }
    latest.current = next
    setSheet(next)
    const signed = signedOnSheet(next, { at: before?.at ?? momentNow(), today })
    place.setAnswer(draft.id, field.id, signed ? asJson(signed) : undefined)
    if (signed && !place.test) setDays(next.signed_on)
  }

  function setDays(on: string) {
    const all = (papers ?? []).map((paper) => ({
      ...paper,
      isSigned: paper.toSign.signatures.some(({ id }) => isAnswered(paper.draft.answers[id])),
    }))
    for (const day of daysOfSheet(all, { id: draft.id, on })) void setAnswer(day.id, day.field, day.on)
  }

  return {
    sheet,
    change,
    lacking: lackingOnSheet(sheet, today),
    decisions,
    decide: (id: string, answer: Json | undefined) => place.setAnswer(draft.id, id, answer),
    /** Nothing of it stays with the form. The photos stay with the job. */
    takeAway() {
      for (const each of [field, ...decisions]) place.setAnswer(draft.id, each.id, undefined)
    },
  }
}

function momentNow() {
  return new Date().toISOString()
}
