import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import type { ChatSettingsNow } from '#domain/chat/settings/settings.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import type { useSaveSettings } from './use-save-settings.ts'

type SettingsHeadProps = {
  latest: ChatSettingsNow
  section: string | undefined
  restore: ReturnType<typeof useSaveSettings>['restore']
}

/** Which version visitors see, and the ways back. */
export function SettingsHead({ latest, section, restore }: SettingsHeadProps) {
  const now = useNow()
  const { revision, changed_at } = latest
  const isFirst = revision === 1
  const undo = () => restore.mutate({ version: revision - 1, revision })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-ink pb-3">
      <h1 className="min-w-0 text-[min(2.125rem,11vw)] wrap-break-word uppercase">Chatbot settings</h1>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-[0.9375rem] text-muted tabular-nums">
          Version {revision}
          {!isFirst && (
            <>
              , live since <time dateTime={changed_at}>{clockWords(new Date(changed_at), now)}</time>
            </>
          )}
        </p>
        <div className="flex gap-2">
          {!isFirst && (
            <button
              type="button"
              className={`px-3! ${button('plain')}`}
              aria-label={`Undo: back to version ${revision - 1}`}
              title={`Back to version ${revision - 1}`}
              aria-disabled={restore.isPending}
              onClick={() => restore.isPending || undo()}
            >
              <Undo2 aria-hidden className="size-5" />
            </button>
          )}
          <Link to="/ops/chatbot-settings" search={{ section, history: 'open' }} className={button('plain')}>
            History
          </Link>
        </div>
      </div>
    </div>
  )
}
