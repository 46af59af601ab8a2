import { useMemo, useState } from 'react'
import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { progressOf as answersNeeded } from '#domain/forms/answers/progress.ts'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { missingToSign } from '#domain/forms/signing/signed-so-far.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { changeOf, type AskedChange } from './change-signed.ts'
import { useFillPlace } from './fill-place.ts'
import { freezeForm } from './freeze-form.ts'
import {
  afterChoice,
  atEnd,
  beginsAt,
  firstOpen,
  leftToHandOver,
  progressOf,
  stepAfter,
  stepBefore,
  type At,
} from './steps.ts'

export type Filling = ReturnType<typeof useFilling>

/** A form as it is filled in: where the person stands, what is answered, and what is missing. */
export function useFilling(form: FormDefinition, draft: FormDraft, startAt?: At) {
  const { id, answers } = draft
  const place = useFillPlace()
  const filled = useMemo(() => filledAnswers(form, answers, {}), [form, answers])
  const path = useMemo(() => pathOf(form, filled), [form, filled])
  const [asked, standAt] = useState<At>(
    () =>
      startAt ??
      beginsAt(form, path, {
        answers: filled,
        asked: draft.asked?.field ?? null,
        isFresh: draft.changed_at <= draft.began_at,
      }),
  )
  const [change, setChange] = useState<AskedChange | null>(null)
  const [isUnsigned, setUnsigned] = useState(false)
  const [isFixed, setFixed] = useState(false)
  const [chosenFor, setChosenFor] = useState<{ field: string; at: At } | null>(null)
  const [told, setTold] = useState<Record<string, string[]>>({})
  // What hides a field takes whoever stands at it to the next one.
  const at = asked === atEnd || path.isShown(asked) ? asked : stepAfter(path, asked)
  const left = useMemo(() => leftToHandOver(form, path), [form, path])
  const open = isUnsigned ? firstOpen(form, path, filled) : at
  // What was signed and is changed is signed again next, wherever the change was.
  const after = open === at ? stepAfter(path, at, left) : open
  const before = stepBefore(path, at, left)
  const field = path.shown.find((each) => each.id === at) ?? null

  /** What the office asked for stays in sight until whoever answered it goes on. */
  function setAt(next: At) {
    if (isFixed) place.endAsked(id)
    setFixed(false)
    setChosenFor(null)
    standAt(next)
  }

  const isFix = draft.revises !== undefined
  const changing = (change: Pick<AskedChange, 'field' | 'answer'>) =>
    changeOf({ form, filled, isFix }, change)

  function write({ field, answer }: Pick<AskedChange, 'field' | 'answer'>, clears: readonly string[]) {
    const { [field]: _, ...others } = told
    setTold(others)
    if (clears.length > 0) setUnsigned(true)
    if (field === draft.asked?.field) setFixed(true)
    for (const signature of clears) place.setAnswer(id, signature, undefined)
    place.setAnswer(id, field, answer)
  }

  return {
    draft,
    form,
    path,
    filled,
    at,
    field,
    progress: progressOf(form, path, at),
    /** How many of the answers that it needs are there: the packet counts the same. */
    far: useMemo(() => answersNeeded(form, filled), [form, filled]),
    missing: useMemo(() => missingAnswers(form, filled), [form, filled]),
    /** What the server said of single answers, until they are changed. */
    told,
    tell: setTold,
    answer(field: string, answer: Json | undefined) {
      const { clears, asks } = changing({ field, answer })
      if (asks) return setChange(asks)
      write({ field, answer }, clears)
    },
    /** What others have signed is changed only once the person said why they sign again. */
    /** One answer of several: it goes on to what the answer asks for next, unless something is to be read here first. */
    choose(field: string, answer: Json) {
      const { clears, asks } = changing({ field, answer })
      if (asks) return setChange(asks)
      write({ field, answer }, clears)
      if (clears.length > 0 || field === draft.asked?.field || told[field]) return
      const to = afterChoice(form, answers, { field, answer })
      setAt(to)
      setChosenFor({ field, at: to })
    },
    /** What was chosen a moment ago, and where that led. */
    chosenFor,
    asked: {
      change,
      leave: () => setChange(null),
      agree(reason: string) {
        setChange(null)
        if (!change) return
        place.signAgain(draft, { reason, who: [...change.who] })
        write(change, changing(change).clears)
      },
    },
    /** Whether a change took signatures away. */
    isUnsigned,
    /** What has to be answered before the company signs. */
    toSignFirst: useMemo(() => missingToSign(form, filled), [form, filled]),
    next: () => setAt(after),
    after,
    before,
    back: () => setAt(before ?? at),
    goTo: setAt,
    /** What would be submitted now, and what keeps it from being taken. */
    freeze: () => freezeForm(form, filled),
  }
}
