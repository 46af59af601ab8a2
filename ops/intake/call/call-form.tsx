import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { toAsk } from '#domain/jobs/to-ask.ts'
import { useNow } from '../../ui/use-now.ts'
import { useCallWords } from '../../words/use-call-words.ts'
import { Absorbed } from './absorbed.tsx'
import { AlreadyOpen } from './already-open.tsx'
import { CallAside } from './call-aside.tsx'
import { CallBar, type End } from './call-bar.tsx'
import { CallClash } from './call-clash.tsx'
import { CallContext } from './call-context.ts'
import { CallTimer } from './call-timer.tsx'
import { ChatDanger } from './chat-danger.tsx'
import { CallerStep } from './caller-step.tsx'
import { isUntouched, type Draft } from './draft.ts'
import { factsOf, missing } from './facts-of.ts'
import { focusFact } from './focus-fact.ts'
import { LaterStep } from './later-step.tsx'
import { LeftOut } from './left-out.tsx'
import { LossStep } from './loss-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { steps, type StepKey } from './progress.ts'
import { ReadAloudOnPhone } from './read-aloud-on-phone.tsx'
import { SafetyStep } from './safety-step.tsx'
import { SavedLine } from './saved-line.tsx'
import { StartOver } from './start-over.tsx'
import { TextOnly } from './text-only.tsx'
import { TimeStep } from './time-step.tsx'
import { momentWords } from '../../ui/clock.ts'
import type { CallDraft } from './use-call-draft.ts'
import { UnfinishedCall } from './unfinished-call.tsx'
import { useAbsorbing } from './use-absorbing.ts'
import { useCrewQuestion } from './use-crew-question.ts'
import { useGoingOn } from './use-going-on.ts'
import { useTextOnly } from './use-text-only.ts'
import { useSaving } from './use-saving.ts'

export type Ended = { draft: Draft; end: End }

type CallFormProps = {
  call: CallDraft
  /** A crew is to be sent to a request: what is still to be asked comes first. */
  isForCrew: boolean
  onEnded: (ended: Ended) => void
}

/** One screen in the order in which a caller can give it. */
export function CallForm({ call, isForCrew, onEnded }: CallFormProps) {
  const { draft, change } = call
  const words = useCallWords()
  const { facts, wrong } = factsOf(draft)
  const now = useNow()
  const [isTried, setTried] = useState(false)
  const [isLeftOut, setLeftOut] = useState<End | null>(null)
  const [ending, setEnding] = useState<End | null>(null)
  const [current, setCurrent] = useState<StepKey>('caller')
  const [open, setOpen] = useState<readonly string[]>([])
  const screen = useRef<HTMLDivElement>(null)
  const { byNumber, byAddress, twice, add, opening } = useGoingOn(call)
  // Whether it goes on with an open job is chosen first: saved by itself before, it would be there twice.
  const absorbing = useAbsorbing(call)
  const saving = useSaving(call, {
    isHeld:
      absorbing.isUnderWay ||
      (!draft.saved && byNumber.isOpen && byNumber.matches.some(({ is_open }) => is_open)),
  })

  /** Saves, and goes on where nothing stands in the way. */
  async function end(how: End) {
    setTried(true)
    const [first] = missing(draft)
    if (first) return void focusFact(first)
    if (ending) return
    setEnding(how)
    // What is typed while the code is on its way is saved after it.
    const isSaved = (await saving.save()) && (await saving.saveCode()) && (await saving.save())
    setEnding(null)
    if (!isSaved) return
    if (Object.keys(wrong).length > 0) return setLeftOut(how)
    leave(how)
  }

  function leave(how: End) {
    const draft = call.latest()
    // It is in the outbox or at the server: the next call begins empty, whatever happens to this screen.
    call.drop()
    onEnded({ draft, end: how })
  }

  const isTextOnly = useTextOnly(draft)
  const question = useCrewQuestion({ draft, twice }, end)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    if (target instanceof HTMLElement && target.closest('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    question.finish('crew')
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  const begin = useEffectEvent(() => {
    const [first] = toAsk(facts)
    if (isForCrew && first) focusFact(first.fact)
  })
  useEffect(() => begin(), [])

  function follow({ target }: FocusEvent) {
    const at = target.closest<HTMLElement>('[data-step]')?.dataset['step']
    const step = steps.find((key) => key === at)
    if (step) setCurrent(step)
  }

  const isAt = (step: StepKey) => ({ isCurrent: step === current })
  return (
    <CallContext value={{ words, draft, facts, wrong, change, isTried, isTextOnly }}>
      <div
        ref={screen}
        className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_clamp(18rem,27vw,24.25rem)] lg:grid-rows-[1fr_auto]"
        onFocus={follow}
      >
        <div className="px-4 pt-5 pb-4 lg:px-6.5 short:pt-3 short:pb-1">
          <header className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 lg:flex-nowrap short:mb-1.5">
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 lg:flex-nowrap">
              <h1 className="shrink-0 text-[min(2.375rem,11vw)] uppercase">
                {draft.of === 'job' ? words.titleOfJob : words.title}
              </h1>
              <p className="text-muted lg:truncate">
                {momentWords(new Date(draft.started_at ?? now), words.locale)}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 lg:shrink-0 lg:flex-nowrap">
              <div role="status" className="lg:max-w-96">
                <SavedLine saving={saving} />
              </div>
              {!isUntouched(draft) && <StartOver call={call} saving={saving} />}
            </div>
          </header>
          <div className="on-rail mb-4 rounded-sm bg-rail px-4 py-2 text-white lg:hidden">
            <CallTimer startedAt={draft.started_at} />
          </div>
          <TextOnly />
          <ChatDanger question={question} />
          <UnfinishedCall call={call} />
          <Absorbed absorbing={absorbing} />
          <CallClash saving={saving} />
          <CallerStep {...isAt('caller')} matching={byNumber} />
          <SafetyStep {...isAt('safety')} />
          <ReadAloudOnPhone />
          <LossStep {...isAt('loss')} />
          <PlaceStep {...isAt('place')} matching={byAddress} onCodeLeft={() => void saving.saveCode()} />
          <TimeStep {...isAt('time')} />
          <LaterStep {...isAt('later')} open={open} setOpen={setOpen} />
        </div>
        <CallAside onOpenGroup={(group) => setOpen(open.includes(group) ? open : [...open, group])} />
        {isLeftOut && (
          <LeftOut wrong={wrong} onLeave={() => leave(isLeftOut)} onClose={() => setLeftOut(null)} />
        )}
        {question.isTwice && twice && (
          <AlreadyOpen
            match={twice}
            isOpening={opening.isPending}
            isFailed={opening.isError}
            onGoOn={() => add(twice)}
            onOther={question.sendAnyway}
            onClose={() => {
              opening.reset()
              question.close()
            }}
          />
        )}
        <CallBar ending={ending} onEnd={question.finish} />
      </div>
    </CallContext>
  )
}
