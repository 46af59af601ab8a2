import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { ExportFormat } from '#domain/submissions/exports/export.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { notify, notifyProblem } from '../ui/notify.ts'
import { offerDownload } from '../ui/offer-download.ts'
import { exportForms } from './export-api.ts'
import type { ReviewSearch } from './search.ts'

type ExportFile = {
  format: ExportFormat
  rows?: 'forms' | 'answers'
  label: string
  name: string
  type: string
}

const files: readonly ExportFile[] = [
  { format: 'csv', rows: 'forms', label: 'CSV, a row per form', name: 'forms.csv', type: 'text/csv' },
  { format: 'csv', rows: 'answers', label: 'CSV, a row per answer', name: 'answers.csv', type: 'text/csv' },
  { format: 'json', label: 'JSON', name: 'forms.json', type: 'application/json' },
  { format: 'pdf', label: 'PDFs', name: 'forms.zip', type: 'application/zip' },
]

/** All forms that the filters mean, as a file to take along. */
export function ExportForms({ search }: { search: ReviewSearch }) {
  const mayExport = useMay('submissions.export')
  const [progress, setProgress] = useState('')
  const take = useMutation({
    mutationFn: async ({ format, rows, name, type }: ExportFile) => {
      setProgress('Exporting…')
      const parts = await exportForms({ ...search, format, ...(rows && { rows }) }, ({ count, bytes }) =>
        setProgress(`${count === 1 ? '1 form' : `${count} forms`}, ${sizeWords(bytes)} so far`),
      )
      offerDownload(new Blob(parts, { type }), name)
    },
    onSuccess: () => notify('File downloaded. The download was added to the audit log.'),
    onError: notifyProblem,
    onSettled: () => setProgress(''),
  })
  if (!mayExport) return null
  return (
    <div role="group" aria-label="Export what the filters show" className="pt-1">
      <p className="text-[0.8125rem] font-semibold text-muted">Export what the filters show</p>
      <div className="mt-1 grid gap-2">
        {files.map((file) => (
          <button
            key={file.label}
            type="button"
            className={button('plain')}
            aria-disabled={take.isPending}
            onClick={() => take.isPending || take.mutate(file)}
          >
            <FileDown aria-hidden className="size-4" />
            {file.label}
          </button>
        ))}
      </div>
      <p role="status" className="min-h-[1lh] text-[0.8125rem] text-muted tabular-nums">
        {progress}
      </p>
    </div>
  )
}

function sizeWords(bytes: number) {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
