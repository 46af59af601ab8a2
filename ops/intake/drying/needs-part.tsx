import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../session/may.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { DeviationDialog } from './deviation-dialog.tsx'
import { NeedItem } from './need-item.tsx'
import { WithNeeds, type NeedsProps } from './with-needs.tsx'

/** The machines that are recommended to begin with, beside those that stand there; and why these differ. */
export function NeedsPart({ job, file, rooms, isDry }: NeedsProps) {
  const words = useDryingFileWords()
  const mayExplain = useMay('drying.addReading') && job.side !== 'duplicate'
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <WithNeeds {...{ job, file, rooms, isDry }}>
      {({ rows, isPlacedKnown, inNoRoom }) => {
        const open = rows.find(({ key }) => key === asked)
        return (
          <section aria-label={words.equipment} className="mt-7 md:max-[84rem]:mt-0">
            <div className="flex items-baseline border-b border-ink pb-1">
              <h3 className="mr-auto text-[1.375rem]">{words.equipment}</h3>
              <span className="text-[0.8125rem] text-muted">{words.recommended}</span>
              {isPlacedKnown && (
                <span className="w-16 text-right text-[0.8125rem] text-muted">{words.placed}</span>
              )}
            </div>
            {rows.length === 0 && <p className="mt-2 text-muted">{words.noRooms}</p>}
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <NeedItem
                  key={row.key}
                  row={row}
                  jobId={job.id}
                  hasPlaced={isPlacedKnown}
                  onExplain={mayExplain ? () => setAsked(row.key) : null}
                />
              ))}
            </ul>
            {inNoRoom.length > 0 && (
              <p className="mt-2 text-[0.8125rem]">
                {words.inNoRoom(inNoRoom)}{' '}
                <Link
                  to="/ops/intake/$id/equipment"
                  params={{ id: job.id }}
                  className="relative font-semibold underline underline-offset-2 after:absolute after:-inset-2"
                >
                  {words.toEquipment}
                </Link>
              </p>
            )}
            {open?.deviation && (
              <DeviationDialog
                key={open.key}
                job={job}
                title={open.title}
                deviation={open.deviation}
                chart={file.chart}
                onClose={() => setAsked(null)}
              />
            )}
          </section>
        )
      }}
    </WithNeeds>
  )
}
