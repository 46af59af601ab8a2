import { storingPhotos } from '../device/store-photos.ts'
import type { Burst } from '../outbox/bursts.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { usePhotosOf } from '../outbox/panel/use-outbox.ts'
import type { BurstOutcome } from '../outbox/store-burst.ts'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/use-words.ts'
import { MissingPhotos } from './missing-photos.tsx'
import { UnfitPhotos } from './unfit-photos.tsx'
import { UnsentPhoto } from './unsent-photo.tsx'

/** Three rows; the rest is counted. */
const mostShown = 12

export type PhotosHereProps = {
  leadId: string
  /** Of those that were chosen last. */
  outcome: BurstOutcome
  onAddMissing: (burst: Burst) => void
}

/** The photos of a request that are on this device alone: what is being stored, what was not, and what is not sent. */
export function PhotosHere({ leadId, outcome: { unfit, notStored }, onAddMissing }: PhotosHereProps) {
  const { field } = useWords()
  const photos = usePhotosOf(leadId)
  const missing = outboxView.usePart(({ bursts }) => bursts.find((burst) => burst.leadId === leadId))
  return (
    <div className="space-y-2 not-empty:mt-2">
      <StoringPhotos leadId={leadId} />
      <UnfitPhotos unfit={unfit} />
      {missing ? (
        <MissingPhotos burst={missing} isFull={notStored > 0} onAdd={() => onAddMissing(missing)} />
      ) : (
        notStored > 0 && <Notice title={field.notStored(notStored)} />
      )}
      {photos.length > 0 && (
        <section aria-label={field.unsentPhotos}>
          <p className="text-sm text-muted">{field.unsentPhotos}</p>
          <ul className="mt-1 grid grid-cols-4 gap-1.5 cramped:grid-cols-2">
            {photos.slice(0, mostShown).map((entry) => (
              <UnsentPhoto key={entry.id} entry={entry} />
            ))}
          </ul>
          {photos.length > mostShown && (
            <p className="mt-1 text-sm text-muted">{field.leave.more(photos.length - mostShown)}</p>
          )}
        </section>
      )}
    </div>
  )
}

/** How far it is. Whoever closes the portal now loses what is not stored yet. */
function StoringPhotos({ leadId }: { leadId: string }) {
  const { field } = useWords()
  const storing = storingPhotos.usePart((all) => all.get(leadId))
  if (!storing) return null
  const { done, all } = storing
  return (
    <div role="status">
      <p>{field.storing(done + 1, all)}</p>
      <progress aria-hidden value={done} max={all} className="mt-1 block h-1.5 w-full accent-gold" />
    </div>
  )
}
