import { Check } from 'lucide-react'
import { choicesOf } from '#domain/jobs/facts/choices-of.ts'
import { optionsIn, originOf, useCall } from './call-context.ts'
import { choose } from './changes.ts'
import { ConsentLine } from './consent-line.tsx'
import { MatchList, TakenMatch } from './match-place.tsx'
import { PhoneField } from './phone-field.tsx'
import { Segmented } from './segmented.tsx'
import { StepFrame } from './step-frame.tsx'
import { TypedField } from './typed-field.tsx'
import type { Matching } from './use-matches.ts'
import { isNameNeeded } from './facts-of.ts'

type CallerStepProps = { isCurrent: boolean; matching: Matching }

/** Name and callback number first, and read back. */
export function CallerStep({ isCurrent, matching }: CallerStepProps) {
  const call = useCall()
  const { facts, change, words } = call
  const relations = optionsIn(words, 'relation', choicesOf.relation)
  return (
    <StepFrame step="caller" isCurrent={isCurrent}>
      <div className="grid gap-x-3 gap-y-2 @min-[28rem]:grid-cols-2 @min-[44rem]:grid-cols-[minmax(0,15rem)_minmax(7.5rem,1fr)_auto]">
        <div className="relative col-start-1 row-start-1 min-w-0">
          <PhoneField matching={matching} />
          {!call.draft.match && <MatchList matching={matching} />}
        </div>
        <TakenMatch className="@min-[28rem]:order-last @min-[28rem]:col-span-full" />
        <TypedField
          name="name"
          label={words.fields.name}
          isRequired={isNameNeeded(call.draft)}
          maxLength={120}
          autoCapitalize="words"
        />
        <ReadBack />
        <div className="@min-[28rem]:col-span-2 @min-[44rem]:col-span-1">
          <Segmented
            label={words.fields.callerIs}
            fact="relation"
            aside={originOf(call, 'relation')}
            value={facts.relation}
            isOneLine
            options={relations.filter(({ value }) => !isSeldom(value))}
            more={relations.filter(({ value }) => isSeldom(value))}
            onChoose={(relation) => change((draft) => choose(draft, { relation }))}
          />
        </div>
        <ConsentLine className="@min-[28rem]:col-span-full" />
      </div>
    </StepFrame>
  )
}

function isSeldom(relation: string) {
  return relation === 'agent' || relation === 'adjuster' || relation === 'other'
}

/** A number that was read back is right. It lies over the end of the number, and comes after the name, which is typed next. */
function ReadBack() {
  const {
    facts,
    change,
    words: { fields },
  } = useCall()
  if (!facts.phone) return null
  const isRead = facts.number_read_back === true
  return (
    <button
      type="button"
      data-fact="number_read_back"
      title={fields.readBackMore}
      aria-pressed={isRead}
      className="relative col-start-1 row-start-1 mx-1 mt-7 flex min-h-9 items-center gap-1 self-start justify-self-end rounded-sm px-2 text-sm font-semibold text-ink underline decoration-gold decoration-2 underline-offset-4 hover:bg-wash aria-pressed:text-green aria-pressed:no-underline"
      onClick={() => change((draft) => choose(draft, { number_read_back: isRead ? undefined : true }))}
    >
      <Check aria-hidden className={`size-4 ${isRead ? '' : 'hidden'}`} />
      {fields.readBack}
    </button>
  )
}
