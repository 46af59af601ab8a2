import { Link } from '@tanstack/react-router'
import { Camera } from 'lucide-react'
import type { FileAudit } from '#domain/file-audit/file-audit.ts'
import { button } from '../../ui/button.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import type { Aim } from '../photos/aim.ts'

type ToComeProps = {
  jobId: string
  isAtDoor: boolean
  toCome: FileAudit['toCome']
  onTake: (aim: Aim) => void
}

/** The photos of finished rooms: not due before the job is called dry, and taken while someone is still in the house. */
export function ToComeRow({ jobId, isAtDoor, toCome, onTake }: ToComeProps) {
  const { toCome: words, office } = useFileAuditWords()
  const [first] = toCome
  if (!first) return null
  const title = words.photos(toCome.reduce((sum, { least, have }) => sum + least - have, 0))
  const rooms = toCome.flatMap(({ room }) => room ?? [])
  const does = isAtDoor ? words.take : office.seePhotos
  const look = `min-h-13! w-26 shrink-0 px-2! whitespace-normal! max-[22rem]:w-full ${button('plain')}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3.5">
      <div className="min-w-0 flex-1 leading-snug max-[22rem]:basis-full">
        <p className="text-muted">{words.title}</p>
        <h2 className="font-sans text-lg leading-tight font-semibold tracking-normal normal-case wrap-anywhere">
          {title}
        </h2>
        <p className="text-muted wrap-anywhere">{isAtDoor ? words.now(rooms) : words.crew(rooms)}</p>
      </div>
      {isAtDoor ? (
        <button
          type="button"
          data-audit-row
          aria-label={`${does}: ${title}`}
          className={look}
          onClick={() => onTake(first)}
        >
          <Camera aria-hidden className="size-5" />
          {does}
        </button>
      ) : (
        <Link
          to="/ops/intake/$id/photos"
          params={{ id: jobId }}
          search={{ from: 'audit' }}
          data-audit-row
          aria-label={`${does}: ${title}`}
          className={look}
        >
          {does}
        </Link>
      )}
    </li>
  )
}
