import { choicesOf } from '#domain/jobs/facts/choices-of.ts'
import { FieldFrame, inputClass } from '../../ui/field-frame.tsx'
import { AddressMatches, type AddressMatching } from './address-matches.tsx'
import { optionsIn, originOf, useCall } from './call-context.ts'
import { choose, typePlace } from './changes.ts'
import { CodeField } from './code-field.tsx'
import { shownPlace } from './facts-of.ts'
import { aboutDate } from './match-words.ts'
import { Segmented } from './segmented.tsx'
import { StepFrame } from './step-frame.tsx'
import { TypedField } from './typed-field.tsx'

type PlaceStepProps = { isCurrent: boolean; matching: AddressMatching; onCodeLeft: () => void }

/** Where, in a line of its own so that it can be read back with its ZIP code, and who lets us in. */
export function PlaceStep({ isCurrent, matching, onCodeLeft }: PlaceStepProps) {
  const call = useCall()
  const { facts, change, draft, words } = call
  const { fields } = words
  const { access_way } = facts
  const hasCode = draft.code !== '' || draft.has_code
  const needsCode = access_way === 'lockbox' || access_way === 'gate' || hasCode
  const isAccessTold = access_way !== undefined || facts.access_note || hasCode
  return (
    <StepFrame step="place" isCurrent={isCurrent}>
      <PlaceField />
      <AddressMatches matching={matching} />
      <div className="mt-2 grid gap-x-3 gap-y-2 @min-[38rem]:grid-cols-[auto_minmax(0,1fr)]">
        <Segmented
          label={fields.letsUsIn}
          fact="access_way"
          isOneLine
          aside={originOf(call, 'access_way')}
          value={access_way}
          options={optionsIn(words, 'access_way', choicesOf.access_way)}
          onChoose={(chosen) => change((draft) => choose(draft, { access_way: chosen }))}
        />
        {isAccessTold && (
          <TypedField name="access_note" label={fields.howToGetIn} maxLength={500} hint={fields.noCodes} />
        )}
      </div>
      {(access_way === 'key_holder' || needsCode) && (
        <div className="mt-2 grid gap-x-3 gap-y-2 @min-[28rem]:grid-cols-2">
          {access_way === 'key_holder' && (
            <TypedField name="key_holder" label={fields.nameAndPhone} maxLength={160} />
          )}
          {needsCode && <CodeField onLeft={onCodeLeft} />}
        </div>
      )}
    </StepFrame>
  )
}

function PlaceField() {
  const call = useCall()
  const { draft, change, words } = call
  const { match } = draft
  const origin = originOf(call, 'address') || originOf(call, 'town')
  const aside = match && origin ? words.matches.from(aboutDate(match, words)) : origin
  return (
    <div data-fact="address" className="min-w-0">
      <FieldFrame
        label={words.fields.place}
        aside={aside && <span className="font-normal text-muted">{aside}</span>}
      >
        {(wired) => (
          <div key={aside} className={aside ? 'flashes' : ''}>
            <input
              {...wired}
              autoComplete="off"
              maxLength={300}
              className={`${inputClass} h-11 w-full px-3`}
              value={shownPlace(draft)}
              onChange={({ target }) => change((draft) => typePlace(draft, target.value))}
            />
          </div>
        )}
      </FieldFrame>
    </div>
  )
}
