import type { ChangeLine } from './change-lines.ts'

type ChangeListProps = { lines: readonly ChangeLine[]; onJump?: (at: string) => void }

const signWords: Record<ChangeLine['sign'], string> = {
  '+': 'Added',
  '−': 'Removed',
  '~': 'Changed',
  '↕': 'Moved',
}

/** What changed, a line each. */
export function ChangeList({ lines, onJump }: ChangeListProps) {
  return (
    <ul>
      {lines.map((line) => {
        const { sign, at, label, what, parts } = line
        const words = (
          <>
            <span aria-hidden className="w-3 shrink-0 text-center font-semibold">
              {sign}
            </span>
            <span className="sr-only">{signWords[sign]}: </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
            <span className="max-w-[50%] text-right text-[0.9375rem] text-muted">{what}</span>
            {parts.length > 0 && <Parts parts={parts} />}
          </>
        )
        const row =
          'flex min-h-11 w-full flex-wrap content-center items-center gap-x-3 border-t border-line px-4 py-1 text-left lg:min-h-9'
        return (
          <li key={`${sign} ${at} ${label} ${what}`}>
            {at && onJump ? (
              <button type="button" className={`${row} hover:bg-wash`} onClick={() => onJump(at)}>
                {words}
              </button>
            ) : (
              <span className={row}>{words}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The words as they were and as they are now. */
function Parts({ parts }: Pick<ChangeLine, 'parts'>) {
  return (
    <span className="basis-full space-y-0.5 pb-1 pl-6 text-[0.9375rem] leading-snug">
      {parts.map(({ name, was, now }) => (
        <span key={name} className="block wrap-anywhere">
          {parts.length > 1 && <span className="text-muted">{name}: </span>}
          <span className="sr-only">was </span>
          <del className="text-muted">{was}</del>
          <span aria-hidden> → </span>
          <span className="sr-only">, is now </span>
          <ins className="font-semibold no-underline">{now}</ins>
        </span>
      ))}
    </span>
  )
}
