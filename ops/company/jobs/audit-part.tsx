import { useState } from 'react'
import { auditRules } from '#domain/file-audit/audit-rules.ts'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { button } from '../../ui/button.ts'
import { AuditDialog } from './audit-dialog.tsx'
import { AuditHistory } from './audit-history.tsx'
import { PartHead } from './part-head.tsx'
import { sectionsOfRules, sumOf, typedPoints } from './typed-points.ts'

/** What each rule of the file audit is worth. */
export function AuditPart({ audit }: { audit: JobSetup['audit'] }) {
  const [isEditing, setEditing] = useState(false)
  const typed = typedPoints(audit.value)
  const notAsked = auditRules.filter(({ key }) => audit.value[key] === 0)
  return (
    <section aria-label="File audit">
      <PartHead
        title="File audit"
        lead="How many points each rule of “Will this get paid?” is worth. A change applies to all jobs at once. Devices without a connection use the points they read last."
        action={
          <button type="button" className={button('plain')} onClick={() => setEditing(true)}>
            Edit audit points
          </button>
        }
      />
      <dl className="grid grid-cols-2 sm:grid-cols-4">
        {sectionsOfRules.map(({ key, words }) => (
          <Figure key={key} label={words} points={sumOf(typed, key)} />
        ))}
        <Figure label={`Total, version ${audit.revision}`} points={sumOf(typed)} />
      </dl>
      {notAsked.length > 0 && (
        <div className="border-b border-line py-4">
          <h3 className="font-sans text-sm font-normal tracking-normal text-muted normal-case">Not asked</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {notAsked.map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <AuditHistory audit={audit} />
      {isEditing && <AuditDialog audit={audit} onClose={() => setEditing(false)} />}
    </section>
  )
}

function Figure({ label, points }: { label: string; points: number }) {
  return (
    <div className="border-b border-line py-4 pr-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-2xl leading-tight tabular-nums">
        {points === 0 ? 'Not asked' : points === 1 ? '1 point' : `${points} points`}
      </dd>
    </div>
  )
}
