import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { button } from '../ui/button.ts'
import { momentWords } from '../ui/clock.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { notify, notifyProblem } from '../ui/notify.ts'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { makeCalendarFeed, revokeCalendarFeed } from './profile-api.ts'
import { calendarFeedQuery, invalidateCalendarFeed } from './queries.ts'

/** The secret address at which the calendar of a phone reads the person's visits: made, shown once, replaced and revoked. */
export function CalendarPart() {
  const { shell, locale } = useWords()
  const profile = useProfileWords()
  const words = profile.calendar
  const client = useQueryClient()
  const feed = useQuery(calendarFeedQuery)
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null)
  const onSettled = () => invalidateCalendarFeed(client)
  const make = useMutation({ mutationFn: makeCalendarFeed, onSuccess: close, onError: tell, onSettled })
  const revoke = useMutation({
    mutationFn: revokeCalendarFeed,
    onSuccess() {
      close()
      make.reset()
      notify(words.revoked)
    },
    onSettled,
  })
  const madeAt = feed.data?.made_at ?? null

  function close() {
    setAsked(null)
  }

  /** A dialog shows what went wrong itself. */
  function tell(error: unknown) {
    if (asked === null) notifyProblem(error)
  }

  function ask(what: 'replace' | 'revoke') {
    make.reset()
    revoke.reset()
    setAsked(what)
  }

  return (
    <FormSection title={words.title} lead={words.lead}>
      <Wide>
        {feed.isPending && (
          <div role="status" className="space-y-4">
            <span className="sr-only">{shell.loading}</span>
            <Bar width="w-2/5" />
            <Bar width="w-3/5" />
          </div>
        )}
        {feed.isError && !feed.data && (
          <FailedList title={words.failed} error={feed.error} retry={() => void feed.refetch()} />
        )}
        {feed.data && madeAt === null && (
          <>
            <p className="text-muted">{words.none}</p>
            <button
              type="button"
              className={`mt-4 ${button('gold')}`}
              aria-disabled={make.isPending}
              onClick={() => make.isPending || make.mutate()}
            >
              {words.make}
            </button>
          </>
        )}
        {madeAt !== null && (
          <>
            {make.data ? (
              <CalendarAddress address={make.data.address} />
            ) : (
              <p>{words.made(momentWords(new Date(madeAt), locale))}</p>
            )}
            <p className="mt-2 text-muted">{words.ends}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <button type="button" className={button('plain')} onClick={() => ask('replace')}>
                {words.replace}
              </button>
              <button type="button" className={button('plain')} onClick={() => ask('revoke')}>
                {words.revoke}
              </button>
            </div>
          </>
        )}
        <ConfirmDialog
          title={words.replaceTitle}
          isOpen={asked === 'replace'}
          onClose={close}
          action={words.replace}
          isBusy={make.isPending}
          error={make.error}
          onConfirm={() => make.mutate()}
        >
          <p>{words.stops}</p>
        </ConfirmDialog>
        <ConfirmDialog
          title={words.revokeTitle}
          isOpen={asked === 'revoke'}
          onClose={close}
          action={words.revoke}
          isBusy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate()}
        >
          <p>{words.stops}</p>
        </ConfirmDialog>
      </Wide>
    </FormSection>
  )
}
