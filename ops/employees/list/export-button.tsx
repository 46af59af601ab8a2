import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { offerDownload } from '../../ui/offer-download.ts'
import { exportEmployees } from './file-api.ts'

/** Everyone as a file for a spreadsheet. */
export function ExportButton() {
  const mayExport = useMay('employees.edit')
  const take = useMutation({
    mutationFn: exportEmployees,
    onSuccess(csv) {
      offerDownload(new Blob([csv], { type: 'text/csv' }), 'people.csv')
      notify('File downloaded. The download was added to the audit log.')
    },
    onError: notifyProblem,
  })
  if (!mayExport) return null
  return (
    <button
      type="button"
      className={button('plain')}
      aria-disabled={take.isPending}
      onClick={() => take.isPending || take.mutate()}
    >
      <FileDown aria-hidden className="size-5" />
      {take.isPending ? 'Exporting...' : 'Export list'}
    </button>
  )
}
