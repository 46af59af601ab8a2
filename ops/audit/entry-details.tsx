import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '#domain/audit/audit.ts'
import { isOpsPath } from '../paths.ts'
import { exactWords } from './times.ts'
import { fieldLabel, valueLines } from './value-words.ts'

type EntryDetailsProps = { id: string; entry: AuditEntry; isSealed: boolean }

/** The details of one entry: the exact time, the values before and after, and links. */
export function EntryDetails({ id, entry, isSealed }: EntryDetailsProps) {
  const { before, after, changed, details, by, subject } = entry
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <section
      id={id}
      aria-label="Details"
      className="space-y-4 border-b border-l-3 border-b-line border-l-gold bg-wash px-3 pt-1 pb-4 xl:pl-[6.75rem]"
    >
      {fields.length > 0 && (
        <dl className="overflow-hidden rounded-sm border border-line bg-sheet">
          {fields.map((field) => (
            <div key={field} className="border-b border-line px-3 py-2.5 last:border-b-0">
              <dt className="font-semibold">{fieldLabel(field)}</dt>
              <dd className="mt-1 grid grid-cols-2 gap-x-4">
                <Value title="Before" field={field} value={before?.[field]} other={after?.[field]} />
                <Value title="After" field={field} value={after?.[field]} other={before?.[field]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {changed.length > 0 && (
        <p>
          {fields.length > 0 ? 'Also changed' : 'Changed'}. Not recorded here because it’s private:{' '}
          {changed.map((field) => fieldLabel(field).toLowerCase()).join(', ')}.
        </p>
      )}
      {Object.entries(details).map(([field, value]) => (
        <p key={field}>
          <span className="font-semibold">{fieldLabel(field)}:</span>{' '}
          {valueLines(field, value).join(', ') || 'nothing'}
        </p>
      ))}
      <p className="text-sm text-muted">
        {exactWords(new Date(entry.at))}.{' '}
        {isSealed
          ? 'Sealed. Any later change to this entry would be detected.'
          : 'Not sealed yet. Entries are sealed within seconds.'}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {subject?.path && isOpsPath(subject.path) && (
          <Link to={subject.path} className={way}>
            Open {subject.label}
          </Link>
        )}
        {subject && (
          <Link to="/ops/audit" search={{ record: subject.id }} className={way}>
            Everything about {subject.label}
          </Link>
        )}
        {by && (
          <Link to="/ops/audit" search={{ person: by.id }} className={way}>
            Everything by {by.name}
          </Link>
        )}
      </p>
    </section>
  )
}

const way =
  'inline-flex min-h-12 items-center wrap-anywhere underline decoration-gold decoration-2 underline-offset-4 lg:min-h-9'

type ValueProps = { title: string; field: string; value: unknown; other: unknown }

/** In a list, items that the other side lacks stand out. */
function Value({ title, field, value, other }: ValueProps) {
  const lines = valueLines(field, value)
  const rest = new Set(valueLines(field, other))
  const isOne = lines.length < 2 && rest.size < 2
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="text-[0.8125rem] text-muted">{title}</p>
      {lines.length === 0 && <p className="text-muted">None</p>}
      {lines.map((line) => (
        <p key={line} className={!isOne && !rest.has(line) ? 'bg-gold-wash font-semibold' : undefined}>
          {line}
        </p>
      ))}
    </div>
  )
}
