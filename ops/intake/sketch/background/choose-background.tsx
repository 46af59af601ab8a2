import { Camera } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { putBackground } from '#domain/sketch/edit/background.ts'
import { currentOutbox } from '../../../device/person-store.ts'
import { storePhotos } from '../../../device/store-photos.ts'
import { UnfitPhotos } from '../../../photos/unfit-photos.tsx'
import type { BurstOutcome } from '../../../outbox/store-burst.ts'
import { useMay } from '../../../session/may.ts'
import { button } from '../../../ui/button.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { useJobPhotos } from '../../photos/use-job-photos.ts'
import { takenPicture } from '../editing/background-strokes.ts'
import type { Editor } from '../editing/use-editor.ts'
import { ChoosePhoto } from '../photos/choose-photo.tsx'
import { useMaySeeUnsent } from './use-may-see-unsent.ts'

type ChooseBackgroundProps = { job: JobDetail; editor: Editor; onClose: () => void }
type Sides = { width: number; height: number }

/** Which photo of the job lies behind the plan: one that is there, or a new one, which is added to the job like any other. */
export function ChooseBackground({ job, editor, onClose }: ChooseBackgroundProps) {
  const { background: words } = useSketchWords()
  const { query, photos, rooms, unsent } = useJobPhotos(job)
  const maySeeUnsent = useMaySeeUnsent()
  const [isUnreadable, setUnreadable] = useState(false)
  const adds = useMayAdd(job)

  function put(photo_id: string, { width, height }: Sides) {
    editor.edit((now) => {
      const plan = putBackground(now, { photo_id, width, height })
      const taken = takenPicture(plan, 'measure')
      return { plan, ...(taken && { taken }) }
    }, null)
    onClose()
  }

  async function choose(id: string) {
    const photo = photos.find((each) => each.id === id)
    const sides = photo ?? (await sidesOfUnsent(id))
    if (sides) put(id, sides)
    else setUnreadable(true)
  }

  return (
    <ChoosePhoto
      jobId={job.id}
      title={words.which}
      none={words.noPhotos}
      query={query}
      photos={photos}
      unsent={unsent.filter((entry) => entry.state !== 'removing' && maySeeUnsent(entry))}
      rooms={rooms}
      here={[]}
      onChoose={(id) => void choose(id)}
      onClose={onClose}
    >
      {adds === 'restricted' && <p className="mt-2">{words.restricted}</p>}
      {adds === 'yes' && <AddPicture job={job} onAdded={(id) => void choose(id)} />}
      {isUnreadable && (
        <div className="mt-3">
          <Notice title={words.unreadable} />
        </div>
      )}
    </ChoosePhoto>
  )
}

/** At a job whose photos are all restricted, who may not see those would not see what they added. */
function useMayAdd(job: JobDetail) {
  const [mayAdd, mayWork] = [useMay('photos.add'), useMay('leads.work')]
  const maySeeRestricted = useMay('photos.viewRestricted')
  if (job.facts.loss_type === 'trauma' && !maySeeRestricted) return 'restricted'
  return mayAdd && mayWork && job.side !== 'duplicate' ? 'yes' : 'no'
}

const nothingYet: BurstOutcome = { unfit: [], notStored: 0 }

/** Of no room and from before the work: no list of photos to take has such a one, and none is ticked by it. */
const ofPlan = { phase: 'before', room_id: null, isTaken: false } as const

function AddPicture({ job, onAdded }: { job: JobDetail; onAdded: (id: string) => void }) {
  const { background: words } = useSketchWords()
  const { field } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState(nothingYet)

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // The same one may be chosen again.
    target.value = ''
    const is_restricted = job.facts.loss_type === 'trauma'
    const aim = { ...ofPlan, is_restricted, caption: words.caption }
    setOutcome(await storePhotos(job, files, { aim, onStored: onAdded }))
  }

  return (
    <div className="mt-3 space-y-2">
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        className="sr-only"
        aria-label={words.add}
        onChange={(event) => void add(event)}
      />
      <button
        type="button"
        className={`min-h-12! w-full ${button('gold')}`}
        onClick={() => {
          input.current?.click()
          // It is there by the time that the picture is chosen.
          void currentOutbox()
        }}
      >
        <Camera aria-hidden className="size-5" />
        {words.add}
      </button>
      <UnfitPhotos unfit={outcome.unfit} />
      {outcome.notStored > 0 && <Notice title={field.notStored(outcome.notStored)} />}
    </div>
  )
}

/** Null where this browser cannot show it. */
async function sidesOfUnsent(id: string): Promise<Sides | null> {
  const photo = await (await currentOutbox())?.photoOf(id)
  const picture = photo && (await createImageBitmap(photo).catch(() => null))
  if (!picture) return null
  const { width, height } = picture
  picture.close()
  return { width, height }
}
