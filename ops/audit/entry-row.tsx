import { Link } from '@tanstack/react-router'
import { ChevronDown, CircleDashed, ShieldCheck } from 'lucide-react'
import type { AuditEntry } from '#domain/audit/audit.ts'
import { auditGroups } from '#domain/audit/kind.ts'
import { referenceIn } from '#domain/leads/reference-form.ts'
import { EntryDetails } from './entry-details.tsx'
import { timeWords } from './times.ts'

export const listColumns = 'xl:grid-cols-[5.5rem_minmax(0,1fr)_10rem_1.25rem_1.25rem] xl:gap-x-4'

type EntryRowProps = { entry: AuditEntry; isOpen: boolean; isSealed: boolean; day: string | undefined }

/** What happened as one sentence; opened, what it was before and after. `day` stands above the first entry of a day. */
export function EntryRow({ entry, isOpen, isSealed, day }: EntryRowProps) {
  const detailsId = `entry-${entry.id}`
  return (
    <>
      {day && <h2 className="mt-6 border-b border-ink pb-1.5 text-lg first:mt-0">{day}</h2>}
      <Link
        to="/ops/audit"
        search={(old) => ({ ...old, open: isOpen ? undefined : entry.id })}
        replace
        resetScroll={false}
        data-row={entry.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        role="button"
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
        className={`grid scroll-my-24 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-l-3 px-2 py-3 transition-colors duration-150 hover:bg-wash ${listColumns} ${isOpen ? 'border-l-gold bg-wash' : 'border-b border-b-line border-l-transparent'}`}
      >
        <time
          dateTime={entry.at}
          className="text-[0.8125rem] text-muted tabular-nums max-xl:col-span-3 xl:text-[0.9375rem]"
        >
          {timeWords(new Date(entry.at))}
        </time>
        <Sentence entry={entry} />
        <span className="text-sm text-muted max-xl:hidden">{entry.group && auditGroups[entry.group]}</span>
        <SealMark isSealed={isSealed} />
        <ChevronDown
          aria-hidden
          className={`size-5 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </Link>
      {isOpen && <EntryDetails id={detailsId} entry={entry} isSealed={isSealed} />}
    </>
  )
}

/** The person stands out, because people read the log to find out who did something. */
function Sentence({ entry: { by, words } }: { entry: AuditEntry }) {
  const name = by && words.startsWith(by.name) ? by.name : ''
  return (
    <span className="wrap-anywhere">
      {name && <b>{name}</b>}
      {words
        .slice(name.length)
        .split(reference)
        .map((part, index) => (
          <span key={index} className={reference.test(part) ? 'whitespace-nowrap' : undefined}>
            {part}
          </span>
        ))}
    </span>
  )
}

/** References are not broken at their dashes. */
const reference = new RegExp(`(${referenceIn.source})`)

function SealMark({ isSealed }: { isSealed: boolean }) {
  const Mark = isSealed ? ShieldCheck : CircleDashed
  const words = isSealed ? 'Sealed' : 'Not sealed yet'
  return (
    <span title={words}>
      <Mark aria-hidden className={`size-5 ${isSealed ? 'text-green' : 'text-muted'}`} />
      <span className="sr-only">{words}</span>
    </span>
  )
}
