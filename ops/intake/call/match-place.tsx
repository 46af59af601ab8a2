import { isOpsPath } from '../../paths.ts'
import { useCall } from './call-context.ts'
import { undoMatch } from './changes.ts'
import { matchListId, matchOptionId } from './match-ids.ts'
import { aboutWords, matchName, detailWords } from './match-words.ts'
import type { Matching } from './use-matches.ts'

type MatchListProps = { matching: Matching }

/** Below the number, over what follows: who it may be. Nothing moves under the hand while the number is typed. */
export function MatchList({ matching }: MatchListProps) {
  const { matches, isOpen, isFromHere, chosen, setChosen, take, dismiss } = matching
  const { words } = useCall()
  const option = (nth: number) => ({
    id: matchOptionId(nth),
    role: 'option',
    'aria-selected': nth === chosen,
    onPointerMove: () => setChosen(nth),
    className:
      'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 border-b border-line px-3.5 py-1 cramped:px-2 last:border-0 aria-selected:bg-gold-wash',
  })
  return (
    <div
      className={
        isOpen
          ? 'absolute top-full left-0 z-20 mt-1 w-[100cqi] border border-l-4 border-edge border-l-gold bg-sheet shadow-lg'
          : 'sr-only'
      }
    >
      <p role="status" className={isOpen && isFromHere ? 'px-3.5 pt-2 text-sm text-muted' : 'sr-only'}>
        {isOpen && (isFromHere ? words.matches.fromHere : words.matches.count(matches.length))}
      </p>
      <div id={matchListId} role="listbox" aria-label={words.matches.list}>
        {isOpen &&
          matches.map((match, nth) => (
            <div key={match.id} {...option(nth)} onClick={() => take(match)}>
              <span className="font-semibold wrap-anywhere">{matchName(match, words)}</span>
              <span className="min-w-0 text-muted wrap-anywhere">{detailWords(match, words)}</span>
              {nth === chosen && <EnterKey />}
            </div>
          ))}
        {isOpen && (
          <div {...option(matches.length)} onClick={dismiss}>
            {words.matches.someoneElse}
            {chosen === matches.length && <EnterKey />}
          </div>
        )}
      </div>
    </div>
  )
}

/** Who was filled in. */
export function TakenMatch({ className }: { className: string }) {
  const { draft, change, words } = useCall()
  if (!draft.match) return null
  const { id, kind } = draft.match
  const path = kind === 'job' ? `/ops/intake/${id}` : `/ops/submissions/${id}`
  return (
    <div
      className={`flex flex-wrap items-center gap-x-5 border-l-4 border-gold bg-sheet px-3.5 cramped:px-2 @min-[28rem]:flex-nowrap ${className}`}
    >
      <p role="status" className="min-w-0 grow py-2 wrap-anywhere">
        <b className="font-semibold">{words.matches.earlier}</b>
        {words.matches.filledIn(aboutWords(draft.match, words))}
      </p>
      {/* In a window of its own: nobody leaves a call to look something up. */}
      {isOpsPath(path) && (
        <a href={path} target="_blank" rel="noreferrer" className={link}>
          {words.matches.open[kind]}
        </a>
      )}
      <button type="button" className={link} onClick={() => change(undoMatch)}>
        {words.matches.undo}
        <span className="sr-only">{words.matches.undoWhat}</span>
      </button>
    </div>
  )
}

function EnterKey() {
  return (
    <kbd
      aria-hidden
      className="ml-auto rounded-sm border border-edge bg-sheet px-1.5 font-sans text-xs leading-5 text-muted max-lg:hidden"
    >
      Enter
    </kbd>
  )
}

const link =
  'flex min-h-11 shrink-0 items-center font-medium underline decoration-gold decoration-2 underline-offset-4 hover:decoration-ink'
