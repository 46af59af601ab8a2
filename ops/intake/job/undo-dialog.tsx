import type { JobDetail } from '#domain/jobs/job.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useMergingWords } from '../../words/use-merging-words.ts'
import { useWords } from '../../words/use-words.ts'
import { unmergeJob } from '../jobs-api.ts'
import { crewWords, thingsBack } from './crew-words.ts'
import { useChangeJob } from './use-change-job.ts'

const nothing = { visits: [], items: 0, has_access_code: false }

type UndoDialogProps = { job: JobDetail; kept: string; onClose: () => void }

/** Before a merge is undone: what goes back, and whose crew with it. */
export function UndoDialog({ job, kept, onClose }: UndoDialogProps) {
  const words = useMergingWords()
  const { now: nowWords } = useJobWords()
  const { locale } = useWords()
  const now = useNow()
  const { save, isBusy, problem } = useChangeJob(job, () => unmergeJob(job.id), onClose)
  const back = job.goes_back ?? nothing
  const things = thingsBack(back, { photos: job.photos.length, words })
  const said = { now, words, locale, nobody: nowWords.nobodyNamed }
  const crews = back.visits.flatMap((visit) => crewWords(visit, said) ?? [])
  return (
    <EditDialog
      title={words.undoTitle(kept)}
      save={words.undo}
      stay={words.keepMerged}
      isSaving={isBusy}
      onSave={() => save(undefined)}
      onClose={onClose}
    >
      {problem && <Notice title={problem.detail} />}
      <p>{words.undoOwn(job.number)}</p>
      <p>{things.length > 0 ? words.goesBack(job.number, kept, things) : words.nothingBack(kept)}</p>
      {crews.length > 0 && (
        <div className="border-l-3 border-gold pl-3">
          <p>{words.crewBack}</p>
          {crews.map((crew) => (
            <p key={crew} className="font-semibold">
              {crew}
            </p>
          ))}
        </div>
      )}
    </EditDialog>
  )
}
