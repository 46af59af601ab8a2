import { LockKeyhole } from 'lucide-react'
import { FieldFrame, inputClass } from '../../ui/field-frame.tsx'
import { useCall } from './call-context.ts'

/** The code of a door or an alarm: in a field of its own, encrypted at the server, and shown only to who goes there. */
export function CodeField({ onLeft }: { onLeft: () => void }) {
  const {
    draft,
    change,
    words: { fields },
  } = useCall()
  return (
    <FieldFrame
      label={fields.code}
      aside={
        <span className="font-normal text-muted">{draft.has_code ? fields.codeSaved : fields.encrypted}</span>
      }
    >
      {(wired) => (
        <div className="relative">
          <input
            {...wired}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            placeholder={draft.has_code ? fields.newCode : undefined}
            className={`${inputClass} h-11 w-full pr-10 pl-3 tabular-nums`}
            value={draft.code}
            onChange={({ target }) => change((draft) => ({ ...draft, code: target.value }))}
            onBlur={onLeft}
          />
          <LockKeyhole
            aria-hidden
            className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  )
}
