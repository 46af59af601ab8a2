import type { JobMatch } from '#domain/jobs/matches.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCall } from './call-context.ts'
import { aboutWords } from './match-words.ts'

type AlreadyOpenProps = {
  match: JobMatch
  isOpening: boolean
  isFailed: boolean
  onGoOn: () => void
  /** It is another one: two flats, or a house that was damaged again. */
  onOther: () => void
  onClose: () => void
}

/** Asked before a crew is sent to a house for which there is an open job: a second crew would stand at one door. */
export function AlreadyOpen({ match, isOpening, isFailed, onGoOn, onOther, onClose }: AlreadyOpenProps) {
  const { words } = useCall()
  const { addTo, notOpened, twice, name } = words.matches
  return (
    <ConfirmDialog
      title={twice.title(match.number)}
      isOpen
      onClose={onClose}
      action={addTo(match.number)}
      isBusy={isOpening}
      onConfirm={onGoOn}
    >
      <p>{twice.about(name(match.name), aboutWords(match, words))}</p>
      {isFailed && <Notice title={notOpened(match.number)} />}
      <button type="button" className={button('plain')} onClick={onOther}>
        {twice.other}
      </button>
    </ConfirmDialog>
  )
}
