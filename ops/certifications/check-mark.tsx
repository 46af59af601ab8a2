import { CircleDashed } from 'lucide-react'
import type { Certification } from '#domain/certifications/certification.ts'
import { usePersonChange } from '../employees/use-person-change.ts'
import { problemOf } from '../problem.ts'
import { checkCertification, type Holder } from './certifications-api.ts'

type CheckMarkProps = { person: Holder; certification: Certification; mayCheck: boolean }

/** Marks a certification that only its holder has entered. Someone else who may edit people can verify it. */
export function CheckMark({ person, certification, mayCheck }: CheckMarkProps) {
  const { code } = certification
  const check = usePersonChange({
    id: person.id,
    change: () => checkCertification(certification),
    done: `${code} verified for ${person.name}`,
    onDone: () => undefined,
  })
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="flex items-center gap-1.5">
        <CircleDashed aria-hidden className="size-4 shrink-0" />
        Not verified yet
      </span>
      {mayCheck && (
        <button
          type="button"
          aria-label={`Mark ${code} as verified`}
          className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
          aria-disabled={check.isPending}
          onClick={() => check.isPending || check.mutate()}
        >
          {check.isPending ? 'One moment...' : 'Mark as verified'}
        </button>
      )}
      {check.error && (
        <span role="alert" className="text-red">
          {problemOf(check.error).detail}
        </span>
      )}
    </span>
  )
}
