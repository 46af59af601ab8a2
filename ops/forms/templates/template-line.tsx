import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Download } from 'lucide-react'
import { useState } from 'react'
import type { TemplateRow } from '#domain/forms/template.ts'
import { useMay } from '../../session/may.ts'
import { clockWords } from '../../ui/clock.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { offerDownload } from '../../ui/offer-download.ts'
import { useNow } from '../../ui/use-now.ts'
import { takePublished } from './queries.ts'
import { exportTemplate, retireTemplate } from './template-api.ts'

/** One form: its name, where it is used, the version in use, and what someone is changing. */
export function TemplateLine({ row }: { row: TemplateRow }) {
  const now = useNow()
  const { slug, title, states, published, draft, retired_at } = row
  return (
    <li className="flex items-center gap-1 border-b border-line hover:bg-wash">
      <Link
        to="/ops/forms/templates/$slug"
        params={{ slug }}
        data-row={slug}
        className="grid min-h-14 min-w-0 flex-1 items-baseline gap-x-4 py-2 lg:grid-cols-[minmax(0,1fr)_7rem_minmax(0,13rem)_minmax(0,14rem)]"
      >
        <span className="min-w-0 text-base font-semibold wrap-anywhere">
          {title.en || 'Form without a title'}
        </span>
        <span className="text-muted">
          {states.length === 0 ? (
            <span className="max-lg:hidden">Both states</span>
          ) : (
            states.map((state) => stateNames[state]).join(', ')
          )}
        </span>
        <span className="text-[0.9375rem] text-muted">
          {published
            ? `Version ${published.version}, ${published.by ?? 'came with the portal'}, ${clockWords(new Date(published.at), now)}`
            : 'Not published yet'}
        </span>
        <span className="text-[0.9375rem]">
          {draft && (
            <span className="border-l-3 border-gold pl-2">
              Draft, {draft.saved_by}, {clockWords(new Date(draft.saved_at), now)}
            </span>
          )}
          {retired_at && (
            <span className="border-l-3 border-edge pl-2">
              Retired {clockWords(new Date(retired_at), now)}
            </span>
          )}
        </span>
      </Link>
      <Actions row={row} />
    </li>
  )
}

function Actions({ row: { slug, title, published, retired_at, packets } }: { row: TemplateRow }) {
  const client = useQueryClient()
  const mayPublish = useMay('templates.publish')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notifyProblem(error)
    } finally {
      setBusy(false)
    }
  }

  const download = () => run(async () => offerDownload(await exportTemplate(slug), `${slug}.json`))
  const retire = (isRetired: boolean) =>
    run(async () => {
      takePublished(client, await retireTemplate(slug, isRetired))
      setAsking(false)
      const undo = { label: 'Undo', onClick: () => void retire(!isRetired) }
      notify(isRetired ? `${title.en} is retired.` : `${title.en} is offered again.`, { action: undo })
    })

  return (
    <span className="flex shrink-0">
      <button
        type="button"
        aria-label={`Export ${title.en}`}
        title="Export"
        className={iconButton}
        onClick={() => void download()}
      >
        <Download aria-hidden className="size-4.5" />
      </button>
      {mayPublish && published && (
        <button
          type="button"
          aria-label={retired_at ? `Offer ${title.en} again` : `Retire ${title.en}`}
          title={retired_at ? 'Offer again' : 'Retire'}
          className={iconButton}
          onClick={() => (retired_at ? void retire(false) : setAsking(true))}
        >
          {retired_at ? (
            <ArchiveRestore aria-hidden className="size-4.5" />
          ) : (
            <Archive aria-hidden className="size-4.5" />
          )}
        </button>
      )}
      <ConfirmDialog
        title={`Retire ${title.en}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action="Retire"
        isBusy={isBusy}
        onConfirm={() => void retire(true)}
      >
        <p>
          No one can begin it from then on. What was filled in stays, and so do forms that are being filled
          in.
        </p>
        {packets.length > 0 && <p>These packets ask for it: {packets.join(', ')}.</p>}
      </ConfirmDialog>
    </span>
  )
}

const stateNames = { OH: 'Ohio', PA: 'Pennsylvania' } as const
const iconButton = 'grid size-11 place-content-center rounded-sm text-muted hover:bg-sheet hover:text-ink'
