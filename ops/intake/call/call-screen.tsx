import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { currentOutbox } from '../../device/person-store.ts'
import { useOnCallContacts } from '../../on-call/queries.ts'
import { leadQuery } from '../../submissions/queries.ts'
import { useMay, useUser } from '../../session/may.ts'
import { Loading } from '../../shell/full-page.tsx'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { FailedList } from '../../ui/list-states.tsx'
import { useCallWords } from '../../words/use-call-words.ts'
import { jobQuery } from '../queries.ts'
import { useMayTakeCalls } from '../new-call.tsx'
import { CallEnded } from './call-ended.tsx'
import { CallForm, type Ended } from './call-form.tsx'
import { callFromRequest, callOfJob, newCall, type Draft } from './draft.ts'
import { useComesFromElsewhere } from './comes-from-elsewhere.ts'
import { useCallDraft } from './use-call-draft.ts'

const route = getRouteApi('/staff/ops/intake/new')

/** A new call, a request that becomes a job, or a call on a job that goes on. */
export function CallScreen() {
  const { from, job } = route.useSearch()
  const mayTake = useMayTakeCalls()
  const mayConvert = useMay('leads.convert')
  const mayEdit = useMay('intake.edit')
  const words = useCallWords()
  usePageTitle(words.title)
  useOnCallContacts()
  // A call can't wait for a connection that is lost in its first seconds.
  useEffect(() => void currentOutbox(), [])
  if (job) return mayEdit ? <OfJob key={job} id={job} /> : <NoPermission what={words.may.edit} />
  if (from)
    return mayConvert ? <FromRequest key={from} id={from} /> : <NoPermission what={words.may.convert} />
  return mayTake ? <Taking about="" fresh={newCall} /> : <NoPermission what={words.may.take} />
}

function FromRequest({ id }: { id: string }) {
  const words = useCallWords()
  // The call begins with what is known now: a moment ago more may have been filled in beside the chat. Without a connection what
  // is stored must do.
  const query = useQuery({ ...leadQuery(id), refetchOnMount: 'always' })
  const { data, error, isError, isFetchedAfterMount, refetch } = query
  if (data && isFetchedAfterMount) return <Taking about={id} fresh={() => callFromRequest(data)} />
  return <NotYet isError={isError} error={error} title={words.failed.request} retry={() => void refetch()} />
}

function OfJob({ id }: { id: string }) {
  const words = useCallWords()
  const { data, error, isError, refetch } = useQuery(jobQuery(id))
  if (data) return <Taking about={id} fresh={() => callOfJob(data)} />
  return <NotYet isError={isError} error={error} title={words.failed.job} retry={() => void refetch()} />
}

type NotYetProps = { isError: boolean; error: unknown; title: string; retry: () => void }

function NotYet({ isError, error, title, retry }: NotYetProps) {
  if (!isError) return <Loading />
  return (
    <div className="px-4 lg:px-6.5">
      <FailedList title={title} error={error} retry={retry} />
    </div>
  )
}

function Taking({ about, fresh }: { about: string; fresh: () => Draft }) {
  const { crew = false } = route.useSearch()
  const user = useUser()?.id ?? ''
  const navigate = useNavigate()
  const isAnother = useComesFromElsewhere() && about === ''
  const call = useCallDraft({ user, about, fresh, isAnother })
  const [ended, setEnded] = useState<Ended | null>(null)
  if (!call) return <Loading />
  if (ended) {
    return (
      <CallEnded
        ended={ended}
        onNext={() => {
          setEnded(null)
          if (about) void navigate({ to: '/ops/intake/new' })
        }}
        onBack={() => {
          call.record(() => ended.draft)
          setEnded(null)
        }}
      />
    )
  }
  return <CallForm key={call.draft.id} call={call} isForCrew={crew} onEnded={setEnded} />
}
