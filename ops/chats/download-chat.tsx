import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { button } from '../ui/button.ts'
import { notify, notifyProblem } from '../ui/notify.ts'
import { offerDownload } from '../ui/offer-download.ts'
import { downloadChat } from './chat-records-api.ts'

const forms = [
  { as: 'text', label: 'Download as text', type: 'text/plain', ending: 'txt' },
  { as: 'json', label: 'Download as JSON', type: 'application/json', ending: 'json' },
] as const

/** The conversation as a file to keep with a claim or to hand on. */
export function DownloadChat({ chat }: { chat: ChatDetail }) {
  const take = useMutation({
    mutationFn: async ({ as, type, ending }: (typeof forms)[number]) => {
      const file = new Blob([String(await downloadChat(chat.id, as))], { type })
      offerDownload(file, `chat-${chat.job_number ?? chat.reference ?? chat.id}.${ending}`)
    },
    onSuccess: () => notify('Chat downloaded. The download was added to the history.'),
    onError: notifyProblem,
  })
  return (
    <div className="flex flex-wrap gap-2">
      {forms.map((form) => (
        <button
          key={form.as}
          type="button"
          className={button('plain')}
          aria-disabled={take.isPending}
          onClick={() => take.isPending || take.mutate(form)}
        >
          <FileDown aria-hidden className="size-5" />
          {form.label}
        </button>
      ))}
    </div>
  )
}
