import { useId } from 'react'
import { isOfClaim } from '#domain/jobs/facts/facts.ts'
import { useMay } from '../../session/may.ts'
import { useCall } from './call-context.ts'
import { PlusButton } from './chip.tsx'
import { FactField } from './fact-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { laterGroups, type LaterGroup } from './where-asked.ts'

type LaterStepProps = {
  isCurrent: boolean
  open: readonly string[]
  setOpen: (open: readonly string[]) => void
}

/** What can wait: folded groups, each with what is known of it. */
export function LaterStep({ isCurrent, open, setOpen }: LaterStepProps) {
  const { facts, words } = useCall()
  const mayEditClaims = useMay('claims.edit')
  const id = useId()
  const groups = laterGroups(facts).filter(({ facts: names }) => mayEditClaims || !names.some(isOfClaim))
  const known = ({ facts: names }: LaterGroup) => names.filter((name) => facts[name] !== undefined).length
  return (
    <StepFrame
      step="later"
      isCurrent={isCurrent}
      action={
        <div className="-ml-1.5 flex flex-wrap gap-x-2">
          {groups.map((group) => (
            <PlusButton
              key={group.key}
              aria-expanded={open.includes(group.key)}
              aria-controls={`${id}-${group.key}`}
              onClick={() =>
                setOpen(
                  open.includes(group.key) ? open.filter((key) => key !== group.key) : [...open, group.key],
                )
              }
            >
              {words.groups[group.key]}
              {known(group) > 0 && (
                <span className="rounded-full bg-gold-wash px-1.5 text-xs font-bold tabular-nums">
                  {known(group)}
                  <span className="sr-only"> {words.fields.known}</span>
                </span>
              )}
            </PlusButton>
          ))}
        </div>
      }
    >
      {groups.map((group) => (
        <section key={group.key} id={`${id}-${group.key}`} hidden={!open.includes(group.key)}>
          {open.includes(group.key) && (
            <div className="mb-4 border-t border-line pt-2">
              <h3 className="mb-2 text-xl">{words.groups[group.key]}</h3>
              <div className="grid gap-x-3 gap-y-3 @min-[28rem]:grid-cols-2">
                {group.facts.map((name) => (
                  <FactField key={name} name={name} />
                ))}
              </div>
            </div>
          )}
        </section>
      ))}
    </StepFrame>
  )
}
