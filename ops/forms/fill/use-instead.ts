import type { RefObject } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import { isForHandOver } from '#domain/forms/signing/to-sign.ts'
import { asJson } from '#platform/canonical-json.ts'
import { useUser } from '../../session/may.ts'
import { firstName } from '../../ui/first-name.ts'
import { useSigningWords } from '../../words/use-signing-words.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { OwnSignings, ownSigningsKey, withSigning } from '../ink/own-signings.ts'
import { isBegun, lackingOf, signedOf, type Signing } from '../ink/signing.ts'
import { useStoredSigning } from '../ink/use-stored-signing.ts'
import { useFillPlace } from './fill-place.ts'
import { atEnd } from './steps.ts'
import type { Filling } from './use-filling.ts'

type Around = {
  dock: RefObject<HTMLElement | null>
  job: JobOfForm | null
  /** Something else is asked. */
  isOff: boolean
}

const none: OwnSignings = {}

/**
 * What the button under the thumb does in place of going on: it signs what was drawn, which would else be left behind unsigned, and
 * it hands the phone over once nothing is missing but what the customer signs.
 */
export function useInstead(filling: Filling, { dock, job, isOff }: Around) {
  const { at, after, field, far, form, filled, draft, answer } = filling
  const words = useFillWords()
  const { lacking } = useSigningWords(draft.language)
  const navigate = useNavigate()
  const { test } = useFillPlace()
  const userId = useUser()?.id
  const { state, change, storing } = useStoredSigning(
    test || userId === undefined ? null : { person_id: userId, form: ownSigningsKey(draft.id) },
    (stored) => OwnSignings.safeParse(stored).data ?? {},
  )
  const begun = state ?? none
  const signings = {
    of: (id: string) => begun[id],
    set: (id: string, signing: Signing | undefined) => change(withSigning(begun, id, signing)),
  }
  const isSigned = field !== null && isAnswered(filled[field.id])
  const signing = field?.type === 'signature' && !isSigned ? begun[field.id] : undefined

  function sign() {
    const signed = signing && signedOf(signing, { at: new Date().toISOString(), read_to_end: false })
    if (signed && field) {
      answer(field.id, asJson(signed))
      return signings.set(field.id, undefined)
    }
    // What is still to do comes into sight.
    const isNamed = signing && lackingOf(signing) !== 'name'
    const open = dock.current?.querySelector<HTMLElement>(isNamed ? 'input[type=checkbox]' : 'input')
    // Half of it may lie below the button: to focus it would leave it there.
    open?.closest('label')?.scrollIntoView({ block: 'center' })
    open?.focus({ preventScroll: true })
  }

  const jobId = draft.job_id
  const isForCustomer = field !== null && isForHandOver(form, field)
  const isToSign = field?.type === 'signature' && !isSigned && filling.toSignFirst.length === 0
  const isAtLast = at === atEnd || isForCustomer || (after === atEnd && !isToSign)
  if (isOff) return { signings, storing, instead: null }
  if (signing && isBegun(signing)) {
    const lacks = lackingOf(signing)
    return {
      signings,
      storing,
      instead: { label: words.signHere, act: sign, ...(lacks && { lacks: lacking[lacks] }) },
    }
  }
  if (jobId === null || test || far.hand !== 'ready' || !isAtLast) return { signings, storing, instead: null }
  const hand = () => void navigate({ to: '/ops/forms/sign/$jobId', params: { jobId } })
  return { signings, storing, instead: { label: words.handTo(firstName(job?.name ?? '')), act: hand } }
}
