import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { TemplateVersion } from '#domain/forms/template.ts'
import { problemOf } from '../../../problem.ts'
import { button } from '../../../ui/button.ts'
import { DialogSheet } from '../../../ui/dialog-sheet.tsx'
import { Bar } from '../../../ui/list-states.tsx'
import { momentWords } from '../../../ui/clock.ts'
import { Notice } from '../../../ui/notice.tsx'
import { formVersionRead } from '../../form-queries.ts'
import { templateVersionsQuery } from '../../templates/queries.ts'
import { changeLines } from './change-lines.ts'
import { ChangeList } from './change-list.tsx'

type VersionHistoryProps = {
  slug: string
  isOpen: boolean
  onClose: () => void
  /** Whether there are changes that a version brought back would take the place of. */
  hasDraft: boolean
  mayEdit: boolean
  onRead: (version: number) => void
  onRestore: (version: number) => Promise<void>
  onDiscard: () => void
}

/** Every version that was published: what it changed, to read as it was, and to bring back as a draft. */
export function VersionHistory({ slug, isOpen, onClose, ...rest }: VersionHistoryProps) {
  return (
    <DialogSheet title="History" isOpen={isOpen} onClose={onClose} hasCross actions={null}>
      {isOpen && <Versions slug={slug} {...rest} />}
    </DialogSheet>
  )
}

function Versions({ slug, onDiscard, ...rest }: Omit<VersionHistoryProps, 'isOpen' | 'onClose'>) {
  const query = useInfiniteQuery(templateVersionsQuery(slug))
  const versions = query.data?.pages.flatMap(({ items }) => items) ?? []
  const [open, setOpen] = useState<number | null>(null)
  if (query.error && !query.data)
    return <Notice title="The history couldn’t be loaded">{problemOf(query.error).detail}</Notice>
  if (query.isPending)
    return (
      <div role="status" className="mt-4 grid gap-4">
        <Bar width="w-2/3" />
        <Bar width="w-1/2" />
      </div>
    )
  return (
    <>
      {rest.hasDraft && (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 border-l-4 border-gold bg-gold-wash pl-3">
          There is a draft of the next version.
          <button type="button" className={button('quiet')} onClick={onDiscard}>
            Discard the draft
          </button>
        </p>
      )}
      {versions.length === 0 && <p className="mt-3 text-muted">No version has been published yet.</p>}
      <ol className="mt-2">
        {versions.map((version, nth) => (
          <li key={version.version} className="border-b border-line">
            <button
              type="button"
              aria-expanded={open === version.version}
              className="flex min-h-12 w-full flex-wrap items-baseline justify-between gap-x-3 py-1.5 text-left hover:bg-wash"
              onClick={() => setOpen(open === version.version ? null : version.version)}
            >
              <span className="font-semibold">
                Version {version.version}
                {nth === 0 && <span className="font-normal text-muted">, in use</span>}
              </span>
              <span className="text-[0.9375rem] text-muted">
                {version.by ?? 'Came with the portal'}, {momentWords(new Date(version.at))}
              </span>
            </button>
            {open === version.version && (
              <Version slug={slug} version={version} isNewest={nth === 0} {...rest} />
            )}
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <button
          type="button"
          className={`mt-3 ${button('plain')}`}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier versions
        </button>
      )}
    </>
  )
}

type VersionProps = Omit<VersionHistoryProps, 'isOpen' | 'onClose' | 'onDiscard'> & {
  version: TemplateVersion
  isNewest: boolean
}

function Version({
  slug,
  version: { version },
  isNewest,
  hasDraft,
  mayEdit,
  onRead,
  onRestore,
}: VersionProps) {
  const [isBusy, setBusy] = useState(false)
  const it = useQuery(formVersionRead(slug, version))
  const before = useQuery({ ...formVersionRead(slug, version - 1), enabled: version > 1 })
  const restores = !isNewest || hasDraft

  async function restore() {
    setBusy(true)
    try {
      await onRestore(version)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="pb-3">
      {it.data && (
        <Difference before={before.data?.definition} after={it.data.definition} isFirst={version === 1} />
      )}
      {it.error && <Notice title="This version couldn’t be loaded">{problemOf(it.error).detail}</Notice>}
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={button('plain')} onClick={() => onRead(version)}>
          Read this version
        </button>
        {mayEdit && restores && (
          <button
            type="button"
            className={button('quiet')}
            aria-disabled={isBusy}
            onClick={() => isBusy || void restore()}
          >
            Bring back as a draft
          </button>
        )}
      </div>
      {mayEdit && restores && hasDraft && (
        <p className="mt-1 text-sm text-muted">
          It takes the place of your draft. Undo brings the draft back.
        </p>
      )}
    </div>
  )
}

type DifferenceProps = { before: FormDefinition | undefined; after: FormDefinition; isFirst: boolean }

function Difference({ before, after, isFirst }: DifferenceProps) {
  if (isFirst) return <p className="py-1 text-muted">The first version.</p>
  if (!before) return <p className="py-1 text-muted">Loading what it changed…</p>
  const lines = changeLines(before, after)
  return lines.length === 0 ? (
    <p className="py-1 text-muted">It changed nothing that can be read.</p>
  ) : (
    <ChangeList lines={lines} />
  )
}
